import { expect, test } from "vitest";
import { history } from "#api/history.ts";
import { payments } from "#api/payments.ts";
import { sicknessBenefits } from "#api/sickness-benefits.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { lacksBenefit } from "#texts/payments.ts";
import { sicknessBenefitTexts } from "#texts/sickness-benefits.ts";
import {
  answer,
  buildPayableMonth,
  buildSubmitted,
  create,
  linesOf,
  pain002,
  programOf,
} from "./testing.ts";
import { settle, owe, recordLike, tellOfDay } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

/** What a program reads about payments and from the ledger. */
const reads = [
  payments.getLines,
  payments.getExclusions,
  payments.exportExclusions,
  history.getAll,
];

/** Illness under private law, which is partly paid according to the catalogue. */
const sick: Interval[] = [{ kind: "absence", from: null, to: null, reason: "ΑΣΘ", mark: "typed" }];
/** Thursday to Tuesday: the first three days are the 26th to the 28th. */
const illness = ["2026-03-26", "2026-03-27", "2026-03-30", "2026-03-31"];

/** March of two people under private law; the first was ill in its last days. */
async function buildIllness() {
  const instead = Object.fromEntries(illness.map((day) => [day, sick]));
  const march = await buildPayableMonth(world, { contracts: 2, instead, employmentType: 2 });
  const { organizationId, contractIds } = march;
  const contract = { organizationId, contractId: contractIds[0] ?? "" };
  const set = (from: string, to: string, amount: string | null) =>
    world
      .by(march.clerk)
      .try(sicknessBenefits.set, { ...contract, from, to, amount, note: "Απόφαση ΕΦΚΑ 17" });
  const known = async () =>
    (await world.call(sicknessBenefits.getOfContract, contract, { as: march.clerk })).benefits;
  return { march, contract, set, known };
}

test("a month waits for the benefit of days that the employer completes, and says whose and which", async () => {
  const { march, set } = await buildIllness();
  const { organizationId, maker: as } = march;
  const { id, lines } = await create(world, march);
  expect(lines).toBe(1);
  const { items } = await world.call(payments.getExclusions, { organizationId, id }, { as });
  expect(items).toMatchObject([
    { reason: "no-sickness-benefit", amount: null, days: ["2026-03-30", "2026-03-31"] },
  ]);
  const again = await world.try(payments.create, { organizationId, month: march.month }, { as });
  expect(again.problem?.detail).toBe(
    `Κανένας από τους μήνες δεν μπορεί να πληρωθεί τώρα. Σε άλλη πληρωμή: 1. ${lacksBenefit(items[0]?.name ?? "", items[0]?.days ?? [])}`,
  );
  expect((await set("2026-03-30", "2026-03-31", "40.00")).status).toBe(200);
  const [line] = await linesOf(world, march, (await create(world, march)).id);
  // 1250 × 6/25 ÷ 5 = 60 a day: half of it off for two days, and the benefit off for the other two.
  expect(line?.amount).toBe("1150.00");
  expect(line?.items[0]?.steps).toMatchObject([
    { kind: "month-share", amount: "1250.00" },
    { kind: "half-paid", amount: "-60.00", dates: illness.slice(0, 2) },
    { kind: "sickness-benefit", rate: "40.00", quantity: 2, of: 2, amount: "-40.00" },
  ]);
});

test("the last entry for the same days applies, and null withdraws it; the ledger keeps who and what", async () => {
  const { march, contract, set, known } = await buildIllness();
  await set("2026-02-26", "2026-03-06", "40.00");
  world.setNow(new Date("2026-04-02T09:00:00Z"));
  await set("2026-02-26", "2026-03-06", "55.50");
  expect(await known()).toMatchObject([
    { from: "2026-02-26", to: "2026-03-06", amount: "55.50", note: "Απόφαση ΕΦΚΑ 17" },
  ]);
  world.setNow(new Date("2026-04-02T10:00:00Z"));
  await set("2026-02-26", "2026-03-06", null);
  expect(await known()).toEqual([]);
  const about = { subject_kind: "sickness-benefit" } as const;
  const entries = await ledgerOf(world, march.organizationId, about);
  const days = { from: "2026-02-26", to: "2026-03-06" };
  const subjects = [`${contract.contractId}/2026-02-26`, `${contract.contractId}/2026-03-01`];
  expect(entries.map(({ subject_id }) => subject_id)).toEqual([
    ...subjects,
    ...subjects,
    ...subjects,
  ]);
  expect(entries[2]).toMatchObject({
    act: "sickness-benefit.set",
    before: { ...days, amount: "40.00" },
    after: { ...days, amount: "55.50" },
  });
  expect(entries[5]).toMatchObject({ after: { ...days, amount: null } });
});

test("days that overlap another benefit, are reversed or are not sick days are refused at their field", async () => {
  const { set } = await buildIllness();
  await set("2026-03-05", "2026-03-06", "40.00");
  const faults = async (...given: Parameters<typeof set>) => (await set(...given)).problem?.errors;
  expect(await faults("2026-03-06", "2026-03-09", "10.00")).toEqual({
    from: [sicknessBenefitTexts.meets("2026-03-05", "2026-03-06")],
  });
  expect(await faults("2026-03-12", "2026-03-11", "10.00")).toEqual({
    to: [sicknessBenefitTexts.endsBefore],
  });
  expect(await faults("2026-03-12", "2026-03-13", "-10.00")).toEqual({
    amount: [sicknessBenefitTexts.below],
  });
  expect(await faults("2026-03-12", "2026-03-13", null)).toEqual({
    from: [sicknessBenefitTexts.unknown],
  });
});

test.each([
  ["a month already paid", "approved"],
  ["a month without a payment", "draft"],
])("an illness recorded in %s changes the pay of later ones of its year", async (_, state) => {
  const { march, set } = await buildIllness();
  await set("2026-03-30", "2026-03-31", "40.00");
  const { organizationId, contractIds, maker: as, month } = march;
  await owe(world, march, "2026-02", state);
  const id = await buildSubmitted(world, march);
  await answer(world, march, id, pain002(id, { group: "ACSC" }));
  const preview = () => world.call(payments.preview, { organizationId, month }, { as });
  const nothing = await world.try(payments.create, { organizationId, month }, { as });
  expect(nothing.status).toBe(409);
  const change = {
    contractId: contractIds[0] ?? "",
    date: "2026-02-09",
    before: "leave",
    label: "present",
  };
  await tellOfDay(world, organizationId, change);
  await recordLike(world, march, { like: "2026-03-26", date: "2026-02-10" });
  // March's illness is no longer the year's first: its first days now need the benefit too.
  expect((await preview()).exclusions).toContainEqual(
    expect.objectContaining({ reason: "no-sickness-benefit", count: 1 }),
  );
  expect((await set("2026-03-26", "2026-03-27", "5.00")).status).toBe(200);
  const { items } = (await linesOf(world, march, (await create(world, march)).id))[0] ?? {};
  expect(items?.find((item) => item.month === month)?.causes).toMatchObject([
    { act: "attendance.save", date: "2026-02-10" },
    { act: "sickness-benefit.set" },
  ]);
});

test("a sick day at the edge of a paid month, recorded again, causes a single difference", async () => {
  const march = await buildPayableMonth(world, {
    contracts: 2,
    instead: { "2026-03-31": sick },
    employmentType: 2,
  });
  const { organizationId, contractIds, month } = march;
  const contractId = contractIds[0] ?? "";
  const benefit = { organizationId, contractId, from: "2026-03-02", to: "2026-03-03" };
  const recordOf = (date: string) =>
    rowsWhere(world, "attendance_record", {
      organization_id: organizationId,
      contract_id: contractId,
      date,
    });
  for (const day of ["2026-03-02", "2026-03-03"]) await recordOf(day).remove();
  // From Friday on; the first of March is a Sunday.
  for (const date of ["2026-02-27", "2026-03-02", "2026-03-03"])
    await recordLike(world, march, { like: "2026-03-31", date });
  await recordOf("2026-03-31").remove();
  await world.call(
    sicknessBenefits.set,
    { ...benefit, amount: "40.00", note: "Απόφαση ΕΦΚΑ 17" },
    { as: march.clerk },
  );
  const id = await buildSubmitted(world, march);
  await answer(world, march, id, pain002(id, { group: "ACSC" }));
  await recordOf("2026-02-27").remove();
  const change = { contractId, date: "2026-02-27", before: "sick", label: "present" };
  await tellOfDay(world, organizationId, change);
  await owe(world, march, "2026-01");
  const { items } = (await linesOf(world, march, (await create(world, march)).id))[0] ?? {};
  expect(items?.find((item) => item.month === month)?.causes).toMatchObject([
    { act: "attendance.save", date: "2026-02-27" },
  ]);
});

test("a benefit changed after the month was paid makes a difference in the next payment", async () => {
  const { march, set } = await buildIllness();
  await set("2026-03-30", "2026-03-31", "40.00");
  const id = await buildSubmitted(world, march);
  await answer(world, march, id, pain002(id, { group: "ACSC" }));
  world.setNow(new Date("2026-04-03T09:00:00Z"));
  await set("2026-03-30", "2026-03-31", "30.00");
  const { organizationId, maker: as, month } = march;
  const preview = await world.call(payments.preview, { organizationId, month }, { as });
  expect(preview).toMatchObject({ lines: 1, total: "10.00", differences: 1 });
});

test("R-41 a program reads that something is missing for a month, not the sickness benefit or its days", async () => {
  const { march } = await buildIllness();
  const program = await programOf(world, march, reads);
  const { organizationId, maker } = march;
  const { id } = await create(world, march);
  const exclusions = async (as: Visitor, why?: "no-sickness-benefit" | "something-missing") =>
    (await world.call(payments.getExclusions, { organizationId, id, ...(why && { why }) }, { as }))
      .items;
  const missing = { reason: "something-missing", amount: null, days: [] };
  expect(await exclusions(maker)).toMatchObject([{ reason: "no-sickness-benefit" }]);
  expect(await exclusions(program)).toMatchObject([missing]);
  expect(await exclusions(program, "something-missing")).toMatchObject([missing]);
  expect(await exclusions(program, "no-sickness-benefit")).toEqual([]);
  const query = { organizationId, id, format: "csv" } as const;
  const file = async (as: Visitor) =>
    (await world.call(payments.exportExclusions, query, { as })).bytes.toString("utf8");
  expect(await file(maker)).toContain("λείπει το επίδομα ασθένειας");
  expect(await file(program)).toMatch(/Λείπει στοιχείο του μήνα/);
  expect(await file(program)).not.toMatch(/ασθένεια/);
});

test("R-41 a program reads what a line pays, not which absence was deducted or that a benefit changed it", async () => {
  const { march, set } = await buildIllness();
  const program = await programOf(world, march, reads);
  const { organizationId, contractIds, clerk } = march;
  await set("2026-03-30", "2026-03-31", "40.00");
  await settle(world, march, (await create(world, march)).id);
  await set("2026-03-30", "2026-03-31", "20.00");
  const { id } = await create(world, march);
  const [line] = await linesOf(world, march, id);
  expect(line?.items[0]).toMatchObject({
    amount: "20.00",
    causes: [{ act: "sickness-benefit.set" }],
  });
  expect(line?.items[0]?.steps.map(({ kind }) => kind)).toContain("sickness-benefit");
  const [programLine] = await linesOf(world, { ...march, maker: program }, id);
  expect(programLine?.items).toMatchObject([
    { amount: "20.00", worth: "1170.00", steps: [], causes: [] },
  ]);
  const subjectId = `${contractIds[0] ?? ""}/2026-03-30`;
  const input = { organizationId, subjectKind: "sickness-benefit", subjectId } as const;
  const entries = async (as: Visitor) => (await world.call(history.getAll, input, { as })).total;
  expect([await entries(clerk), await entries(program)]).toEqual([2, 0]);
});
