import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { unpackRecords } from "#api/cells.ts";
import { recomputation, type RecomputedMonth } from "#api/recomputation.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { history } from "#api/history.ts";
import { buildRecord } from "#server/db/seed/build-record.ts";
import { buildSchedule, buildStructure } from "#server/db/seed/builders.ts";
import { officeWeek } from "#server/db/seed/rows.ts";
import {
  buildMonth,
  computeMonth,
  rowsOf,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const reason = "Διόρθωση των όρων από την έναρξη";

/** A schedule two hours shorter than everyone's present one. Created first, since schedules are cached briefly. */
async function shorterSchedule({ organizationId }: MonthOfStructure): Promise<string> {
  const weeks = JSON.stringify(officeWeek(450, 810));
  return (await buildSchedule(world.owner, { organization_id: organizationId, weeks })).id;
}

/** Corrects all terms of the body from their beginning. */
function correctTerms(
  { organizationId }: MonthOfStructure,
  correction: { schedule_id?: string; structure_id?: string },
): Promise<unknown> {
  return rowsWhere(world, "contract_term", { organization_id: organizationId }).change(correction);
}

function preview(given: MonthOfStructure, as: Visitor = given.representative) {
  const { organizationId, structureId, month } = given;
  const input = { organizationId, structureId, from: month, to: month };
  return world.call(recomputation.previewRecompute, input, { as });
}

function recompute(
  given: MonthOfStructure,
  months: readonly Pick<RecomputedMonth, "contractId" | "month" | "digest">[],
  as: Visitor = given.representative,
) {
  const rows = months.map(({ contractId, month, digest }) => ({ contractId, month, digest }));
  const { organizationId } = given;
  return world.try(recomputation.recompute, { organizationId, rows, reason }, { as });
}

function closeOn({ organizationId }: MonthOfStructure, day: string): Promise<void> {
  const days = { structure_id: null, from_day: day, to_day: day };
  const row = { organization_id: organizationId, id: crypto.randomUUID(), ...days };
  return addRows(world, "closure", { ...row, title: "Τοπική εορτή" });
}

test("days keep their results until a user who has seen the changes recomputes them", async () => {
  const march = await buildMonth(world);
  await closeOn(march, "2026-03-16");
  await computeMonth(world, march);
  const effect = await preview(march, march.clerk);
  expect(effect).toMatchObject({ looked: 1, total: 1 });
  expect(effect.months).toMatchObject([
    {
      state: "draft",
      refusal: null,
      signedAt: null,
      difference: null,
      days: [
        {
          date: "2026-03-16",
          before: { plannedMinutes: 480, workedMinutes: 480 },
          after: { plannedMinutes: 0, workedMinutes: 480 },
        },
      ],
      before: { plannedMinutes: 21 * 480 },
      after: { plannedMinutes: 20 * 480 },
    },
  ]);
  expect((await rowsOf(world, march))[0]?.totals.plannedMinutes).toBe(21 * 480);

  expect((await recompute(march, effect.months, march.clerk)).body).toEqual({
    months: 1,
    days: 1,
    reopened: 0,
  });
  expect((await rowsOf(world, march))[0]?.totals.plannedMinutes).toBe(20 * 480);
  expect((await preview(march, march.clerk)).months).toEqual([]);
});

test("the ledger records who recomputed a day and why, and the result", async () => {
  const march = await buildMonth(world);
  const schedule_id = await shorterSchedule(march);
  const { organizationId, contractIds, representative: as } = march;
  await computeMonth(world, march);
  await correctTerms(march, { schedule_id });
  await recompute(march, (await preview(march)).months);
  const subject = {
    organizationId,
    subjectKind: "attendance-record" as const,
    subjectId: `${contractIds[0]}/2026-03-16`,
  };
  const { items } = await world.call(history.getAll, subject, { as });
  expect(items[0]).toMatchObject({ act: "month.recompute", reason, by: expect.any(String) });
});

test("a signed month is named with its signature, cannot be recomputed by the clerk, and alone returns to draft", async () => {
  const march = await buildMonth(world, { contracts: 2 });
  const schedule_id = await shorterSchedule(march);
  await submitMonth(world, march);
  await signMonth(world, march);
  await correctTerms(march, { schedule_id });
  const { months } = await preview(march);
  expect(months).toMatchObject([
    { state: "signed", refusal: null, signedAt: "2026-04-02T08:00:00.000Z" },
    { state: "signed", refusal: null, signedAt: "2026-04-02T08:00:00.000Z" },
  ]);
  const byClerk = await preview(march, march.clerk);
  expect(byClerk.months[0]?.refusal).toMatch(/^Ο μήνας έχει υποβληθεί/);
  expect((await recompute(march, months, march.clerk)).status).toBe(409);

  const first = months.filter(({ contractId }) => contractId === march.contractIds[0]);
  expect((await recompute(march, first)).body).toMatchObject({ days: 21, reopened: 1 });
  expect((await rowsOf(world, march)).map(({ state }) => state)).toEqual(["draft", "signed"]);
  const { structures } = await world.call(
    monthlyContracts.getBoard,
    { organizationId: march.organizationId, month: march.month },
    { as: march.clerk },
  );
  expect(structures).toMatchObject([{ signed: 1, draft: 1 }]);
});

test("what was done before an interruption is not repeated: the next preview shows the rest", async () => {
  const march = await buildMonth(world, { contracts: 3 });
  const schedule_id = await shorterSchedule(march);
  await computeMonth(world, march);
  await correctTerms(march, { schedule_id });
  const { months } = await preview(march);
  await recompute(march, months.slice(0, 2));
  const rest = await preview(march);
  expect(rest.months).toEqual(months.slice(2));
  expect((await recompute(march, rest.months)).body).toMatchObject({ months: 1, days: 21 });
});

test("nothing is recomputed when the changes differ from those shown", async () => {
  const march = await buildMonth(world, { contracts: 2 });
  const schedule_id = await shorterSchedule(march);
  await computeMonth(world, march);
  await correctTerms(march, { schedule_id });
  const { months } = await preview(march);
  const [one, other] = months;
  if (!one || !other) throw new Error("Two months change");
  const tried = await recompute(march, [one, { ...other, digest: "0".repeat(64) }]);
  expect(tried.problem).toMatchObject({
    status: 409,
    detail: expect.stringContaining("άλλαξαν μετά την προεπισκόπηση"),
  });
  expect((await preview(march)).months).toEqual(months);
});

test("records and their month follow a contract to its corrected structure", async () => {
  const march = await buildMonth(world);
  const other = await buildStructure(world.owner, { organization_id: march.organizationId });
  await computeMonth(world, march);
  await correctTerms(march, { structure_id: other.id });
  const { months } = await preview(march);
  expect(months).toMatchObject([{ structureTitle: other.title }]);
  expect((await recompute(march, months)).body).toMatchObject({ days: 21 });
  expect(await rowsOf(world, march)).toMatchObject([{ structureId: other.id }]);
  const { organizationId, month, representative: as } = march;
  const there = { organizationId, structureId: other.id, month };
  const { rows } = await world.call(attendances.getMonthSheet, there, { as });
  expect(unpackRecords(rows[0]?.cells ?? "")).toHaveLength(21);
});

test.each([
  ["2026-03", "2026-02"],
  ["2025-03", "2026-03"],
])("from %s to %s is not a range of one to twelve months", async (from, to) => {
  const { organizationId, clerk: as } = await buildMonth(world);
  const tried = await world.try(
    recomputation.previewRecompute,
    { organizationId, from, to },
    { as },
  );
  expect(tried.problem?.errors?.["to"]?.[0]).toMatch(/έως 12 μήνες/);
});

test("Epiphany as private-law bodies once recorded it appears in the preview and changes no month by itself", async () => {
  const built = await buildMonth(world);
  const january = { ...built, month: "2026-01" };
  const { organizationId, contractIds } = built;
  await rowsWhere(world, "organization", { id: organizationId }).change({ regime: "private" });
  const epiphany = world.owner.updateTable("holiday_rule").where("id", "=", "epiphany");
  const { applies_to } = await rowsWhere(world, "holiday_rule", { id: "epiphany" }).readOne(
    "applies_to",
  );
  const first = { organization_id: organizationId, id: contractIds[0] ?? "" };
  const contract = await rowsWhere(world, "contract", first).readOne();
  await epiphany.set({ applies_to: "public" }).execute();
  await buildRecord(world.owner, { contract, date: "2026-01-06" });
  await epiphany.set({ applies_to }).execute();
  await computeMonth(world, january);
  const { months } = await preview(january);
  expect(months[0]?.days).toMatchObject([
    { date: "2026-01-06", before: { plannedMinutes: 480 }, after: { plannedMinutes: 0 } },
  ]);
});
