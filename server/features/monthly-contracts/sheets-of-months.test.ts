import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { sheetActReasons } from "#texts/verification.ts";
import {
  bulkInputOf,
  buildMonth,
  computeMonth,
  type MonthOfStructure,
  recordAgain,
  returnMonth,
  signMonth,
  submitMonth,
  workdays,
} from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

/** The number of the body's sheets in each state. */
async function sheetsOf({ organizationId }: MonthOfStructure) {
  const where = { organization_id: organizationId };
  const rows = await rowsWhere(world, "attendance_sheet", where).read("state");
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, all]) => [state, all.length]),
  );
}

/** Submits each row of the computed month in its own call, both at once. */
async function submittedApart(march: MonthOfStructure) {
  await computeMonth(world, march);
  const { organizationId, month, clerk } = march;
  const rows = await bulkInputOf(world, march);
  const submit = world.by(clerk);
  return Promise.all(
    rows.map((row) => submit.call(monthlyContracts.submit, { organizationId, month, rows: [row] })),
  );
}

describe("the days of a submitted month", () => {
  test("are submitted with the last month of the people on them, each with its act", async () => {
    const march = await buildMonth(world, { contracts: 2, without: ["2026-03-02"] });
    const { organizationId, structureId, clerk } = march;
    const sheet = { organizationId, structureId, date: "2026-03-03", version: 0 };
    await world.call(attendances.submitSheet, sheet, { as: clerk });
    await submitMonth(world, march);
    expect(await sheetsOf(march)).toEqual({ submitted: 1 });

    await recordAgain(world, march, 0);
    await submitMonth(world, march);
    expect(await sheetsOf(march)).toEqual({ submitted: workdays.length });
    const acts = rowsWhere(world, "attendance_sheet_act", { organization_id: organizationId });
    expect(Map.groupBy(await acts.read("reason"), ({ reason }) => reason)).toEqual(
      new Map([
        ["", [expect.anything()]],
        [sheetActReasons.submitted, workdays.slice(1).map(() => expect.anything())],
      ]),
    );
    const board = { organizationId, month: march.month };
    const { structures } = await world.call(monthlyContracts.getBoard, board, { as: clerk });
    expect(structures).toMatchObject([{ openSheets: 0, unopenedDays: 0, submitted: 2 }]);
  });

  test("are submitted even when the other month is submitted at the same time", async () => {
    for (let round = 0; round < 6; round++) {
      const march = await buildMonth(world, { contracts: 2 });
      await submittedApart(march);
      expect(await sheetsOf(march)).toEqual({ submitted: workdays.length });
    }
  });

  test("stay submitted when a month is returned, which also voids the signature", async () => {
    const march = await buildMonth(world);
    await submitMonth(world, march);
    await signMonth(world, march);
    expect(await sheetsOf(march)).toEqual({ locked: 31 });
    await returnMonth(world, march, { reason: "Λείπει μια άδεια" });
    expect(await sheetsOf(march)).toEqual({
      submitted: workdays.length,
      open: 31 - workdays.length,
    });
  });

  test("stay locked where a deadline locked them", async () => {
    const march = await buildMonth(world);
    const { organizationId, structureId } = march;
    const where = { organization_id: organizationId };
    const sheet = { organizationId, structureId, date: "2026-03-03", version: 0 };
    await world.call(attendances.submitSheet, sheet, { as: march.clerk });
    await rowsWhere(world, "attendance_sheet", where).change({ state: "locked" });
    await submitMonth(world, march);
    expect(await sheetsOf(march)).toEqual({ locked: 1, submitted: workdays.length - 1 });
  });
});
