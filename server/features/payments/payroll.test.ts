import readXlsxFile from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { payments } from "#api/payments.ts";
import { verifications } from "#api/verifications.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { buildContract, buildEmployee } from "#server/db/seed/builders.ts";
import {
  buildMonth,
  computeMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { buildPayableMonth, create, linesOf, programOf } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const absent = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, reason, mark: "typed" },
];
const none = {
  amount: "0.00",
  known: 0,
  unsigned: 0,
  lacking: 0,
  insuranceDays: 0,
  insuranceUnknown: 0,
};
const unpaid = { "2026-03-05": absent("ΑΑΠ"), "2026-03-06": absent("ΑΑΠ") };

function payrollOf({ organizationId, clerk }: MonthOfStructure, filters: object = {}) {
  const input = { organizationId, month: "2026-03", ...filters };
  return world.call(payments.getPayroll, input, { as: clerk });
}

/** What a program sees of the insurance of a month with one day of absence. */
async function insuranceToldOf(reason: string) {
  const march = await buildPayableMonth(world, {
    instead: { "2026-03-31": absent(reason) },
    employmentType: 2,
  });
  const program = await programOf(world, march, [payments.getPayroll]);
  const { items, sums } = await payrollOf({ ...march, clerk: program });
  const { insuranceDays, insuranceDoubt, insuranceRange } = items[0] ?? {};
  return { insuranceDays, insuranceDoubt, insuranceRange, unknown: sums.insuranceUnknown };
}

describe("the payroll of a month", () => {
  test("has days, hours and pay of each contract, with the amounts that are paid", async () => {
    const march = await buildPayableMonth(world, { contracts: 2, instead: unpaid });
    const { items, total, sums } = await payrollOf(march);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        state: "approved",
        payBasis: "monthly",
        rate: "1250.00",
        presentDays: 19,
        earned: "1250.00",
        unpaid: "-83.33",
        takenOff: "-83.33",
        amount: "1166.67",
        insuranceDays: 23,
        insuranceDoubt: null,
      },
      { presentDays: 21, takenOff: "0.00", amount: "1250.00", insuranceDays: 25 },
    ]);
    expect(sums).toEqual({ ...none, amount: "2416.67", known: 2, insuranceDays: 48 });
    const lines = await linesOf(world, march, (await create(world, march)).id);
    expect(lines.map(({ amount }) => amount)).toEqual(items.map(({ amount }) => amount));
  });

  test("shows what payments hold of a month, also after it changed or was reopened", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    expect((await payrollOf(march)).items).toMatchObject([{ held: null }, { held: null }]);
    await create(world, march);
    const [contractId = ""] = march.contractIds;
    const { organizationId } = march;
    await rowsWhere(world, "contract_term", {
      organization_id: organizationId,
      contract_id: contractId,
    }).change({ rate: "1300.00" });
    const { items } = await payrollOf(march);
    expect(items).toMatchObject([
      { amount: "1300.00", held: "1250.00" },
      { amount: "1250.00", held: "1250.00" },
    ]);
    await rowsWhere(world, "monthly_contract", {
      organization_id: organizationId,
      contract_id: contractId,
    }).change({ state: "draft" });
    expect((await payrollOf(march)).items[0]).toMatchObject({ amount: null, held: "1250.00" });
  });

  test("has the same days with pay and without as the printed sheet, for a reader who sees the reasons of neither", async () => {
    const march = await buildMonth(world, {
      instead: {
        "2026-03-02": absent("ΚΑΝ"),
        "2026-03-03": absent("ΑΝΑ"),
        "2026-03-04": absent("ΝΟΣ"),
        "2026-03-05": absent("ΝΟΠ"),
      },
    });
    await computeMonth(world, march);
    const program = await programOf(world, march, [payments.getPayroll]);
    const [row] = (await payrollOf({ ...march, clerk: program })).items;
    expect(row).toMatchObject({ leavePaidDays: 3, leaveUnpaidDays: 1, sickDays: 0 });
    const { organizationId, structureId, month, clerk: as } = march;
    const input = { organizationId, structureId, month };
    const [sheet] = await readXlsxFile(
      (await world.call(verifications.printXlsx, input, { as })).bytes,
    );
    const rows = sheet?.data ?? [];
    const at = rows.findIndex((cells) => cells.includes("Επώνυμο"));
    const printed = (heading: string) => rows[at + 1]?.[(rows[at] ?? []).indexOf(heading)];
    expect(["2 Δ", "3 Τ", "4 Τ", "5 Π"].map(printed)).toEqual(["ΚΑΝ", "ΔΑ", "ΔΑ", "ΑΑ"]);
    expect(printed("Άδειες με αποδοχές")).toBe(row?.leavePaidDays);
    expect(printed("Απουσίες χωρίς αποδοχές")).toBe(row?.leaveUnpaidDays);
  });

  test("has no amount for an unsigned month, and counts it with those not computed", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, contractIds, structureId, scheduleId } = march;
    await rowsWhere(world, "monthly_contract", {
      organization_id: organizationId,
      contract_id: contractIds[0] ?? "",
    }).change({
      state: "submitted",
    });
    const employee = await buildEmployee(world.owner, { organization_id: organizationId });
    await buildContract(world.owner, {
      organization_id: organizationId,
      employee_id: employee.id,
      term: { structure_id: structureId, schedule_id: scheduleId },
    });
    const { items, sums } = await payrollOf(march);
    expect(items[0]).toMatchObject({ state: "submitted", earned: null, amount: null, steps: [] });
    expect(items[0]).toMatchObject({ insuranceDays: null, insuranceDoubt: "not-signed" });
    const known = { amount: "1250.00", known: 1, insuranceDays: 25 };
    expect(sums).toEqual({ ...none, ...known, unsigned: 2 });
  });

  test("has no amount when a sickness benefit is missing", async () => {
    const days = ["2026-03-26", "2026-03-27", "2026-03-30", "2026-03-31"];
    const instead = Object.fromEntries(days.map((day) => [day, absent("ΑΣΘ")]));
    const march = await buildPayableMonth(world, { instead, employmentType: 2 });
    const { items, sums } = await payrollOf(march);
    expect(items).toMatchObject([{ amount: null, takenOff: null, daysWithoutBenefit: 2 }]);
    expect(items).toMatchObject([{ insuranceDays: null, insuranceDoubt: "illness" }]);
    expect(sums).toEqual({ ...none, lacking: 1, insuranceUnknown: 1 });
    const { organizationId, month } = march;
    const program = await programOf(world, march, [payments.exportPayroll]);
    const query = { organizationId, month, format: "csv" } as const;
    const { bytes } = await world.call(payments.exportPayroll, query, { as: program });
    expect(bytes.toString()).toContain(";Λείπει στοιχείο του μήνα;");
    expect(bytes.toString()).not.toContain("Λείπει το επίδομα");
  });

  test("shows a program the net amount, and not which absence was deducted", async () => {
    const march = await buildPayableMonth(world, { instead: unpaid });
    const program = await programOf(world, march, [payments.getPayroll]);
    const { items } = await payrollOf({ ...march, clerk: program });
    expect(items).toMatchObject([
      { unpaid: null, steps: [], takenOff: "-83.33", amount: "1166.67", insuranceDays: 23 },
    ]);
  });

  test("shows a program the same insurance days whether paid leave was illness or not", async () => {
    const hidden = {
      insuranceDays: null,
      insuranceDoubt: "hidden",
      insuranceRange: [],
      unknown: 1,
    };
    expect(await insuranceToldOf("ΑΣΘ")).toEqual(hidden);
    expect(await insuranceToldOf("ΚΑΝ")).toEqual(hidden);
  });

  test("is exported with each person's identifiers, hours as hours, deductions by kind", async () => {
    const march = await buildPayableMonth(world, { instead: unpaid });
    const { organizationId, month, clerk: as } = march;
    const query = { organizationId, month, format: "csv" } as const;
    const { name, bytes } = await world.call(payments.exportPayroll, query, { as });
    const [head = "", row = ""] = bytes.toString("utf8").trim().split(/\r?\n/);
    const cells = new Map(head.split(";").map((header, at) => [header, row.split(";")[at]]));
    const { items } = await payrollOf(march);
    expect(name).toBe("Μισθολογική κατάσταση 2026-03 2026-04-02.csv");
    expect(cells.get("ΑΦΜ")).toBe(items[0]?.afm);
    expect(cells.get("Σχέση εργασίας")).toBe("ΙΔΑΧ");
    expect(cells.get("Ώρες εργασίας")).toBe("152");
    expect(cells.get("Απουσία χωρίς αποδοχές")).toBe("-83,33");
    expect(cells.get("Ποσό (€)")).toBe("1166,67");
    expect(cells.get("Ημέρες ασφάλισης")).toBe("23");
    expect(cells.get("Γιατί λείπουν ημέρες ασφάλισης")).toBe("");
  });

  test("defaults to the last past month", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, clerk: as } = march;
    const { month, total } = await world.call(payments.getPayroll, { organizationId }, { as });
    expect([month, total]).toEqual(["2026-03", 1]);
    expect((await payrollOf(march, { search: "κανείς" })).items).toEqual([]);
  });
});
