import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { payments } from "#api/payments.ts";
import { sicknessBenefits } from "#api/sickness-benefits.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { TermBasis } from "#domain/contracts/pay-basis.ts";
import { decimalToCents } from "#domain/money.ts";
import { readTable } from "#server/integrations/files/read-table.ts";
import { buildMonth, workdays } from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import type { MonthOfStructure } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  answer,
  approve,
  closeAgain,
  correctDay,
  create,
  executive,
  giveAccounts,
  linesOf,
  order,
  pain002,
  submit,
  type PayableMonth,
} from "./testing.ts";
import { lowerRate } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const away = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, reason, mark: "typed" },
];
const leftEarly: Interval[] = [
  { kind: "work", from: 450, to: 837, mark: "typed" },
  { kind: "absence", from: 837, to: 930, reason: "ΑΔΙ", mark: "typed" },
];
const stoppedWork: Interval[] = [
  { kind: "work", from: 450, to: 777, mark: "typed" },
  { kind: "absence", from: 777, to: 930, reason: "ΣΤΑ", mark: "typed" },
];

type Kind = { type: number; basis: TermBasis; rate: string; days?: Record<Day, Interval[]> };

/** Every kind of pay, under public law (1) and private (2, 4), with something that reduces it. */
const kinds: readonly Kind[] = [
  { type: 1, basis: "monthly", rate: "1250.00" },
  {
    type: 1,
    basis: "monthly",
    rate: "1333.33",
    days: { "2026-03-06": away("ΑΑΠ"), "2026-03-09": away("ΑΑΠ"), "2026-03-12": leftEarly },
  },
  { type: 1, basis: "monthly", rate: "987.65", days: { "2026-03-31": away("ΑΠΕ") } },
  {
    type: 2,
    basis: "monthly",
    rate: "1111.11",
    days: Object.fromEntries(
      ["2026-03-26", "2026-03-27", "2026-03-30", "2026-03-31"].map((day) => [day, away("ΑΣΘ")]),
    ),
  },
  { type: 2, basis: "monthly", rate: "1017.01", days: { "2026-03-17": stoppedWork } },
  {
    type: 4,
    basis: "daily",
    rate: "57.33",
    days: { "2026-03-04": away("ΑΠΕ"), "2026-03-05": leftEarly },
  },
  { type: 4, basis: "hourly", rate: "9.87", days: { "2026-03-05": leftEarly } },
  { type: 4, basis: "presence", rate: "41.07", days: { "2026-03-10": away("ΚΑΝ") } },
  { type: 8, basis: "none", rate: "0.00" },
  // Another rate from the 16th on.
  { type: 1, basis: "monthly", rate: "1250.01" },
  // One person with two contracts: one ends on the 13th, the other begins on the 16th.
  { type: 2, basis: "monthly", rate: "1400.00" },
  { type: 2, basis: "monthly", rate: "1500.00" },
  // Without an account.
  { type: 1, basis: "monthly", rate: "1199.99" },
];

/** An approved March of all kinds. */
async function buildKinds(): Promise<PayableMonth> {
  const built = await buildMonth(world, { contracts: kinds.length });
  const { organizationId, structureId, contractIds, clerk } = built;
  const organization_id = organizationId;
  for (const [index, { type, basis, rate, days = {} }] of kinds.entries()) {
    const contractId = contractIds[index] ?? "";
    const contract = { organization_id, id: contractId };
    await rowsWhere(world, "contract", contract).change({ employment_type: type });
    const term = { organization_id, contract_id: contractId };
    await rowsWhere(world, "contract_term", term).change({ pay_basis: basis, rate });
    const records = Object.entries(days).map(([date, intervals]) => ({
      contractId,
      date,
      version: 1,
      intervals,
    }));
    if (records.length === 0) continue;
    const saved = await world.call(
      attendances.saveRecords,
      { organizationId, structureId, records },
      { as: clerk },
    );
    expect(saved.records.map(({ outcome }) => outcome)).toEqual(records.map(() => "saved"));
  }
  await changeTermsAndPeople(built);
  await closeAgain(world, built);
  await giveAccounts(world, organizationId);
  await rowsWhere(world, "employee", {
    organization_id,
    id: await employeeOf(built, 12),
  }).change({ iban: null });
  const account = { debtor_iban: "GR1601101250000000012300695", debtor_bic: "ETHNGRAA" };
  await rowsWhere(world, "organization", { id: organizationId }).change(account);
  return { ...built, maker: await executive(world), approver: await executive(world) };
}

async function changeTermsAndPeople(built: MonthOfStructure): Promise<void> {
  const { organizationId: organization_id, contractIds, clerk } = built;
  const [rising = "", first = "", second = ""] = contractIds.slice(9);
  const termOf = (contract_id: string) =>
    rowsWhere(world, "contract_term", { organization_id, contract_id });
  const term = await termOf(rising).readOne();
  await termOf(rising).change({ valid_to: "2026-03-15" });
  const raised = { id: crypto.randomUUID(), valid_from: "2026-03-16", rate: "1300.04" };
  await addRows(world, "contract_term", { ...term, ...raised });
  const contract = (id: string) => rowsWhere(world, "contract", { organization_id, id });
  await contract(first).change({ end_date: "2026-03-13" });
  const employee_id = await employeeOf(built, 10);
  await contract(second).change({ employee_id, start_date: "2026-03-16" });
  await termOf(second).change({ valid_from: "2026-03-16" });
  const remove = (contract_id: string, date: Day[]) =>
    rowsWhere(world, "attendance_record", { organization_id, contract_id, date }).remove();
  await remove(
    first,
    workdays.filter((day) => day > "2026-03-13"),
  );
  await remove(
    second,
    workdays.filter((day) => day < "2026-03-16"),
  );
  const benefit = { from: "2026-03-30", to: "2026-03-31", amount: "47.33", note: "ΕΦΚΑ 17" };
  const input = { organizationId: organization_id, contractId: contractIds[3] ?? "", ...benefit };
  await world.call(sicknessBenefits.set, input, { as: clerk });
}

async function employeeOf(built: MonthOfStructure, index: number): Promise<string> {
  const id = built.contractIds[index] ?? "";
  const contract = { organization_id: built.organizationId, id };
  return (await rowsWhere(world, "contract", contract).readOne("employee_id")).employee_id;
}

const cents = (amount: string | null | undefined) => decimalToCents(amount ?? "0") ?? 0;
const sum = (amounts: readonly (string | null | undefined)[]) =>
  amounts.reduce((all, amount) => all + cents(amount), 0);

/** The cells of a column of a file, in cents, as a person sees them. */
async function columnOf(bytes: Buffer, header: string): Promise<number[]> {
  const table = await readTable(bytes);
  if (!("rows" in table)) throw new Error(JSON.stringify(table));
  const [head = [], ...rows] = table.rows.map((row) => row.map(String));
  const at = head.indexOf(header);
  expect(at, header).toBeGreaterThanOrEqual(0);
  return rows.map((row) => Math.round(Number((row[at] ?? "").replace(",", ".")) * 100));
}

const formats = ["csv", "xlsx"] as const;

async function payrollOf(march: PayableMonth) {
  const { organizationId, month, clerk: as } = march;
  const query = { organizationId, month, take: 200 };
  const { items, sums } = await world.call(payments.getPayroll, query, { as });
  for (const { earned, takenOff, amount, steps, ...row } of items) {
    expect(sum([earned, takenOff])).toBe(cents(amount));
    expect(sum(steps.map((step) => step.amount))).toBe(cents(amount));
    const { unpaid, unjustified, "third-party": third, "part-day": part } = row;
    const others = [row["half-paid"], row["sickness-benefit"]];
    expect(sum([unpaid, unjustified, third, part, ...others])).toBe(cents(takenOff));
  }
  expect(cents(sums.amount)).toBe(sum(items.map(({ amount }) => amount)));
  for (const format of formats) {
    const input = { organizationId, month, format };
    const { bytes } = await world.call(payments.exportPayroll, input, { as });
    expect(await columnOf(bytes, "Ποσό (€)")).toEqual(items.map(({ amount }) => cents(amount)));
  }
  return items;
}

/** Checks that a draft, its lines, their files and the body's sums agree; returns its lines. */
async function linesAgree(march: PayableMonth, made: { id: string; total: string }) {
  const { organizationId, maker: as } = march;
  const lines = await linesOf(world, march, made.id);
  expect(sum(lines.map(({ amount }) => amount))).toBe(cents(made.total));
  for (const { amount, items } of lines) {
    expect(sum(items.map((item) => item.amount))).toBe(cents(amount));
    for (const { worth, steps } of items)
      expect(sum(steps.map((step) => step.amount))).toBe(cents(worth));
  }
  for (const format of formats) {
    const input = { organizationId, id: made.id, format };
    const { bytes } = await world.call(payments.exportLines, input, { as });
    expect(await columnOf(bytes, "Ποσό (€)")).toEqual(lines.map(({ amount }) => cents(amount)));
  }
  return lines;
}

/** The sums in the bank's order, in cents: the stated ones, and the sum of its credits. */
async function orderSums({ organizationId, maker: as }: PayableMonth, id: string) {
  const { bytes } = await world.call(payments.getFile, { organizationId, id }, { as });
  const valuesOf = (pattern: RegExp) =>
    [...bytes.toString("utf8").matchAll(pattern)].map(([, amount]) => amount);
  const sums = valuesOf(/<CtrlSum>([\d.]+)<\/CtrlSum>/g).map(cents);
  return [...sums, sum(valuesOf(/<InstdAmt Ccy="EUR">([\d.]+)<\/InstdAmt>/g))];
}

async function sumsOfMarch({ organizationId, month, maker: as }: PayableMonth) {
  const { months } = await world.call(payments.getSums, { organizationId }, { as });
  const { bodies } = await world.call(payments.getSumsOfBodies, { month }, { as });
  const own = months.find((one) => one.month === month);
  const ofAll = bodies.find((body) => body.organizationId === organizationId);
  const figuresOf = (sums: typeof own | typeof ofAll) => [
    sums?.paid,
    sums?.waiting,
    sums?.rejected,
  ];
  expect(figuresOf(ofAll)).toEqual(figuresOf(own));
  return figuresOf(own);
}

test("a month's amount is the same to the cent on the payroll, in preview, draft, order, files, sums and on home", async () => {
  const march = await buildKinds();
  const { organizationId, month, contractIds, maker: as } = march;
  const payroll = await payrollOf(march);
  const worthOf = new Map(payroll.map(({ contractId, amount }) => [contractId, cents(amount)]));
  expect(payroll).toHaveLength(kinds.length);
  const payable = contractIds.slice(0, -1).reduce((all, id) => all + (worthOf.get(id) ?? 0), 0);
  expect(payable).toBe(1_169_168);

  const preview = await world.call(payments.preview, { organizationId, month }, { as });
  expect(cents(preview.total)).toBe(payable);
  expect(new Map(preview.exclusions.map(({ reason, count }) => [reason, count]))).toEqual(
    new Map([
      ["no-iban", 1],
      ["nothing-to-pay", 1],
    ]),
  );
  const made = await create(world, march);
  expect(made).toMatchObject({ lines: preview.lines, total: preview.total });
  const lines = await linesAgree(march, made);
  for (const { contractId, worth } of lines.flatMap(({ items }) => items))
    expect(cents(worth)).toBe(worthOf.get(contractId));
  expect(await sumsOfMarch(march)).toEqual(["0.00", made.total, "0.00"]);

  await approve(world, march, made.id);
  await order(world, march, made.id);
  expect(await orderSums(march, made.id)).toEqual([payable, payable, payable]);
  await submit(world, march, made.id);
  const owed = async () => (await world.call(dashboard.getAgency, {}, { as })).owed.refused.amount;
  const before = cents(await owed());
  const [first] = lines;
  const refusal = { lineId: first?.id ?? "", status: "RJCT", code: "AC04" };
  await answer(world, march, made.id, pain002(made.id, { group: "ACSC", credits: [refusal] }));
  expect(cents(await owed()) - before).toBe(cents(first?.amount));
  const [paid, , rejected] = await sumsOfMarch(march);
  expect([sum([paid, rejected]), cents(rejected)]).toEqual([payable, cents(first?.amount)]);

  // Later corrections are paid by their difference: the payments together hold what the payroll states.
  await correctDay(world, march, { date: "2026-03-03", intervals: leftEarly, version: 1 });
  await lowerRate(world, march);
  const differences = await create(world, march);
  await linesAgree(march, differences);
  const now = await payrollOf(march);
  const live = await rowsWhere(world, "payment_item", {
    organization_id: organizationId,
    live: true,
  }).read("contract_id", "amount");
  const itemsByContract = Map.groupBy(live, ({ contract_id }) => contract_id);
  const waiting = await world.call(payments.getOverpayments, { organizationId }, { as });
  const waits = new Map(waiting.items.map(({ contractId, amount }) => [contractId, cents(amount)]));
  for (const { contractId, amount } of now)
    if (contractId !== contractIds.at(-1))
      expect(
        sum((itemsByContract.get(contractId) ?? []).map((item) => item.amount)) +
          (waits.get(contractId) ?? 0),
      ).toBe(cents(amount));
});
