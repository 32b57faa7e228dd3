import { describe, expect, test } from "vitest";
import type { Interval } from "../attendance/types.ts";
import { isCollective, outcomeOfDay, refusalToAct } from "./act.ts";

const strike = {
  group: "unpaid",
  unit: "day",
  countsAsPresence: false,
  isSensitive: false,
  maxPerYear: null,
  requiresDocument: false,
} as const;

test.each([
  ["a strike", {}, true],
  ["a day of rest", { group: "rest" }, true],
  ["a reason of days and hours", { unit: "both" }, true],
  ["a reason of hours", { unit: "hour" }, false],
  ["the leave of the year", { group: "annual" }, false],
  ["a leave with a limit of the year", { maxPerYear: 2 }, false],
  ["a leave with a limit of its event", { maxPerEvent: 3 }, false],
  ["a leave with a limit on end", { maxConsecutive: 3 }, false],
  ["one that asks for a document", { requiresDocument: true }, false],
  ["illness", { group: "sick" }, false],
  ["one that is hidden", { isSensitive: true }, false],
  ["one that counts as presence", { countsAsPresence: true }, false],
  ["what one is blamed for", { group: "unjustified" }, false],
  ["one that is retired", { isActive: false }, false],
] as const)("%s may be the reason of a collective act: %s", (_, given, may) => {
  expect(isCollective({ ...strike, ...given })).toBe(may);
});

const whole = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, reason, mark: "typed" },
];

describe("the effect of a collective act on a day", () => {
  const free = {
    intervals: [],
    plan: { minutes: 480 },
    isInside: true,
    isPunched: false,
    isOwn: false,
    barred: null,
  };
  const hours: Interval[] = [{ kind: "work", from: 450, to: 690, mark: "device" }];
  test.each([
    ["of a duty without a record", {}, "taken"],
    ["under the same reason", { intervals: whole("S") }, "stands"],
    ["of leave", { intervals: whole("L") }, "away"],
    ["of hours of leave and work", { intervals: [...whole("L"), ...hours] }, "worked"],
    ["worked while it is locked", { intervals: hours, barred: "day-locked" as const }, "worked"],
    ["without a duty", { plan: { minutes: 0 } }, "off"],
    ["without a duty that was worked", { plan: { minutes: 0 }, intervals: hours }, "worked"],
    ["with punches that nobody recorded", { isPunched: true }, "punched"],
    ["of whoever acts", { isOwn: true }, "own"],
    ["that is locked", { barred: "day-locked" as const }, "day-locked"],
    ["of a month that was handed in", { barred: "month-signed" as const }, "month-signed"],
    ["outside the contract", { isInside: false, intervals: whole("S") }, "outside"],
  ])("%s: %s", (_, given, outcome) => {
    expect(outcomeOfDay({ ...free, ...given }, "S")).toBe(outcome);
  });
});

test.each([
  ["whole", {}, null],
  ["of the whole body", { structureIds: [], wholeBody: true }, null],
  ["for one person", { structureIds: [], employeeIds: ["e"] }, null],
  ["for nobody", { structureIds: [] }, "covers-nobody"],
  ["that ends before it begins", { to: "2026-03-09" }, "ends-before"],
  ["of 31 days", { to: "2026-04-09" }, null],
  ["of 32 days", { to: "2026-04-10" }, "too-long"],
])("an act %s: %s", (_, given, refusal) => {
  const act = {
    from: "2026-03-10",
    to: "2026-03-10",
    wholeBody: false,
    structureIds: ["s"],
    employeeIds: [],
  };
  expect(refusalToAct({ ...act, ...given })?.refusal ?? null).toBe(refusal);
});
