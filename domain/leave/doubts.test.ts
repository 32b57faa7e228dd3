import { expect, test } from "vitest";
import { reason } from "../attendance/testing.ts";
import { doubtsOfLeave, doubtsToConfirm } from "./doubts.ts";

type DoubtsInput = Parameters<typeof doubtsOfLeave>[0];

/** The first `count` days of duty from a Monday on. */
const daysOf = (count: number) =>
  ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-09"].slice(
    0,
    count,
  );

const terms = { minServiceMonths: null, noticeDays: null };
const most = { ...reason("ΓΑΜ", { maxPerEvent: 5 }), ...terms };

test.each<[string, Partial<DoubtsInput>, string[]]>([
  ["as long as its event allows", { reason: most, run: daysOf(5) }, []],
  ["a day too long", { reason: most, run: daysOf(6) }, ["event 6/5"]],
  [
    "too many consecutive days, if that limit is lower",
    { reason: { ...most, maxConsecutive: 2 }, run: daysOf(6) },
    ["consecutive 6/2"],
  ],
  [
    "three calendar months, from 1 July to 30 September",
    { reason: { ...most, maxPerEvent: 3, dayBasis: "months" }, run: ["2026-07-01", "2026-09-30"] },
    [],
  ],
  [
    "three calendar months and a day",
    { reason: { ...most, maxPerEvent: 3, dayBasis: "months" }, run: ["2026-07-01", "2026-10-01"] },
    ["event 93/92"],
  ],
  [
    "a month from 31 January, until the end of February",
    { reason: { ...most, maxPerEvent: 1, dayBasis: "months" }, run: ["2026-01-31", "2026-02-28"] },
    [],
  ],
  ["of both laws", { reason: { ...most, regime: "both" } }, []],
  ["of its own law", { reason: { ...most, regime: "public" } }, []],
  ["of the other law", { reason: { ...most, regime: "private" } }, ["law 0/0"]],
  ["of a contract under neither law", { reason: { ...most, regime: "private" }, law: null }, []],
  ["too short service", { reason: { ...most, minServiceMonths: 12 } }, ["service 6/12"]],
  ["too short notice", { reason: { ...most, noticeDays: 30 } }, ["notice 10/30"]],
  ["entered afterwards", { reason: { ...most, noticeDays: 30 }, daysAhead: -1 }, []],
])("%s", (_, given, expected) => {
  const usual: DoubtsInput = {
    reason: most,
    law: "public",
    run: daysOf(1),
    serviceMonths: 6,
    daysAhead: 10,
  };
  const doubts = doubtsOfLeave({ ...usual, ...given });
  expect(doubts.map(({ cause, has, asked }) => `${cause} ${has}/${asked}`)).toEqual(expected);
});

test("short service and short notice need no confirmation, the others do", () => {
  const all = ["law", "event", "consecutive", "service", "notice"] as const;
  expect(doubtsToConfirm(all.map((cause) => ({ cause }))).map(({ cause }) => cause)).toEqual([
    "law",
    "event",
    "consecutive",
  ]);
});
