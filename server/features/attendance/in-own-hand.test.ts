import { beforeEach, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import type { Interval, Mark } from "#domain/attendance/types.ts";
import { buildMonth, workdays, type MonthOfStructure } from "#server/testing/month-of-structure.ts";
import { worldOfFile } from "#server/testing/world.ts";

/** Days that the card reader recorded from 7:30 to 15:30, and one that is not recorded. */
const [date = "", other = "", empty = ""] = workdays;
const intervalsOf = (mark: Mark, to = 930): Interval[] => [{ kind: "work", from: 450, to, mark }];

const world = worldOfFile({ now: new Date("2026-04-01T09:00:00Z") });
let body: MonthOfStructure;
beforeEach(async () => {
  body = await buildMonth(world, { without: [empty] });
});

async function saved(day: string, version: number, intervals: Interval[], note = "") {
  const { organizationId, structureId, contractIds, clerk: as } = body;
  const of = { organizationId, structureId };
  const [contractId = ""] = contractIds;
  const records = [{ contractId, date: day, version, intervals, note }];
  await world.call(attendances.saveRecords, { ...of, records }, { as });
  const { rows } = await world.call(attendances.getDaySheet, { ...of, date: day }, { as });
  return rows[0]?.intervals;
}

test.each(["device", "import", "link", "api", "plan"] as const)(
  "times that a clerk saves with the mark %s are recorded as typed",
  async (mark) => {
    expect(await saved(date, 1, intervalsOf(mark, 900))).toEqual(intervalsOf("typed", 900));
    expect(await saved(empty, 0, intervalsOf(mark))).toEqual(intervalsOf("typed"));
  },
);

test("a clock's time keeps its mark when a note is added, and when it is restored", async () => {
  expect(await saved(date, 1, intervalsOf("device"), "με το κλειδί της πύλης")).toEqual(
    intervalsOf("device"),
  );
  expect(await saved(date, 2, intervalsOf("typed", 900))).toEqual(intervalsOf("typed", 900));
  expect(await saved(date, 3, intervalsOf("device"))).toEqual(intervalsOf("device"));
});

test("a clock's time of one day is not a clock's time on another", async () => {
  await saved(date, 1, intervalsOf("typed", 900));
  await saved(other, 1, intervalsOf("typed", 840));
  expect(await saved(other, 2, intervalsOf("device", 900))).toEqual(intervalsOf("typed", 900));
});

test("a day as planned, without a time, stays as planned", async () => {
  const asPlanned: Interval[] = [{ kind: "work", from: null, to: null, mark: "plan" }];
  expect(await saved(empty, 0, asPlanned)).toEqual(asPlanned);
});
