import { expect, test } from "vitest";
import type { WorkRegime } from "../contracts/employment-type.ts";
import { addDays, type Day } from "../calendar/day.ts";
import { overtimeByKind } from "./approve.ts";
import { keysOf } from "../keys.ts";
import {
  noOvertime,
  halfYearOf,
  overtimeBefore,
  spendOvertime,
  type OvertimeGrant,
  type SpendingDay,
} from "./spend.ts";

const working = { kind: "working", title: null, stopMinute: null } as const;

/** A day of an office from 7:30 to 15:30 with overtime after it. */
function late(
  day: Day,
  overtimeMinutes: number,
  rest: Partial<SpendingDay> = {},
  regime: WorkRegime = "public",
): SpendingDay {
  const plan = { ranges: [{ from: 450, to: 930 }] };
  const presence = [{ from: 450, to: 930 + overtimeMinutes }];
  const ofKind = overtimeByKind({ day, plan, nature: working, presence, overtimeMinutes }, regime);
  return { contractId: "c", structureId: "s", day, ofKind, ...rest };
}

const grant: OvertimeGrant = {
  decisionId: "d",
  number: "12/2026",
  kind: "afternoon",
  from: "2026-02-01",
  to: "2026-12-31",
  structureId: null,
  monthMinutes: 120,
  totalMinutes: 180,
};

/** The minutes left at the beginning of each of the days. */
function leftOn(days: readonly SpendingDay[], grants: readonly OvertimeGrant[] = [grant]) {
  const { allowancesOn } = spendOvertime(days, grants);
  return days.map(({ contractId, day }) =>
    allowancesOn(contractId, day).map(({ leftMinutes }) => leftMinutes),
  );
}

const mondays = ["2026-02-02", "2026-02-09", "2026-02-16", "2026-03-02", "2026-03-09"] as const;

test.each<[string, readonly SpendingDay[], OvertimeGrant[], number[][]]>([
  [
    "each day leaves fewer hours of the month and in total",
    mondays.map((day) => late(day, 60)),
    [grant],
    [[120], [60], [0], [60], [0]],
  ],
  [
    "a new month has its own hours while the total lasts",
    mondays.map((day) => late(day, 100)),
    [{ ...grant, totalMinutes: 1000 }],
    [[120], [20], [0], [120], [20]],
  ],
  [
    "days before its start and after its end are not covered",
    mondays.map((day) => late(day, 60)),
    [{ ...grant, from: "2026-02-03", to: "2026-03-02" }],
    [[], [120], [60], [60], []],
  ],
  [
    "work outside its structure is not covered",
    [late("2026-02-02", 60), late("2026-02-03", 60, { structureId: "other" })],
    [{ ...grant, structureId: "s" }],
    [[120], []],
  ],
  [
    "a named person has their own hours, also in a covered structure",
    [late("2026-02-02", 60), late("2026-02-03", 60)],
    [
      { ...grant, structureId: "s" },
      { ...grant, monthMinutes: 90 },
    ],
    [[90], [30]],
  ],
  [
    "a second decision takes over when the first is used up",
    [late("2026-02-02", 150), late("2026-02-03", 60)],
    [grant, { ...grant, decisionId: "e" }],
    [
      [120, 120],
      [0, 90],
    ],
  ],
  [
    "overtime of another kind uses nothing",
    [late("2026-02-01", 60), late("2026-02-02", 60)],
    [grant],
    [[120], [120]],
  ],
  [
    "two contracts of a person share the hours",
    [late("2026-02-02", 60), late("2026-02-03", 60, { contractId: "other" })],
    [grant],
    [[120], [60]],
  ],
])("%s", (_case, days, grants, expected) => {
  expect(leftOn(days, grants)).toEqual(expected);
});

test.each<[string, Day, WorkRegime, OvertimeGrant["kind"], number[]]>([
  ["an afternoon of the half-year", "2026-07-01", "public", "afternoon", [60, 0, 0, 0, 0]],
  ["an afternoon of the previous half-year", "2026-06-30", "public", "afternoon", [0, 0, 60, 0, 0]],
  ["an afternoon of the previous year", "2025-12-31", "public", "afternoon", [0, 0, 0, 0, 0]],
  ["a Sunday of the half-year", "2026-07-05", "public", "sunday-holiday", [0, 60, 0, 0, 0]],
  [
    "a Sunday of the previous half-year",
    "2026-06-28",
    "public",
    "sunday-holiday",
    [0, 0, 0, 60, 0],
  ],
  ["private law in the previous half-year", "2026-01-05", "private", "private", [0, 0, 0, 0, 60]],
  ["private law in the previous year", "2025-12-31", "private", "private", [0, 0, 0, 0, 0]],
  ["a kind that no decision covers", "2026-07-01", "public", "night", [0, 0, 0, 0, 0]],
])("overtime before 1 October: %s", (_case, day, regime, kind, expected) => {
  const allowed = { ...grant, kind, from: addDays(day, -1), to: day };
  const { counters } = overtimeBefore([late(day, 60, {}, regime)], [allowed], "2026-10-01");
  expect(keysOf(noOvertime).map((counter) => counters[counter])).toEqual(expected);
});

test.each<[Day, number, number]>([
  ["2026-02-28", 0, 60],
  ["2026-03-01", 120, 60],
])("on %s decisions have %i minutes left for the month and %i in total", (on, ofMonth, ofAll) => {
  const before = [late("2026-02-02", 60), late("2026-02-09", 90)];
  const { left } = overtimeBefore(before, [grant], on);
  expect(left).toEqual([{ ...grant, monthMinutes: ofMonth, totalMinutes: ofAll }]);
});

test.each([
  ["2026-01-01", "2026-01-01"],
  ["2026-06-30", "2026-01-01"],
  ["2026-07-01", "2026-07-01"],
  ["2026-12-31", "2026-07-01"],
])("%s is in the half-year from %s", (day, first) => {
  expect(halfYearOf(day)).toBe(first);
});
