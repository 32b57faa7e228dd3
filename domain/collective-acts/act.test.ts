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
  ["a reason in days and hours", { unit: "both" }, true],
  ["a reason in hours", { unit: "hour" }, false],
  ["annual leave", { group: "annual" }, false],
  ["leave with a yearly limit", { maxPerYear: 2 }, false],
  ["leave with a limit per event", { maxPerEvent: 3 }, false],
  ["leave with a limit on consecutive days", { maxConsecutive: 3 }, false],
  ["a reason that needs a document", { requiresDocument: true }, false],
  ["illness", { group: "sick" }, false],
  ["a hidden reason", { isSensitive: true }, false],
  ["a reason that counts as presence", { countsAsPresence: true }, false],
  ["unjustified absence", { group: "unjustified" }, false],
  ["a retired reason", { isActive: false }, false],
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
    ["a working day without a record", {}, "taken"],
    ["recorded with the same reason", { intervals: whole("S") }, "stands"],
    ["on leave", { intervals: whole("L") }, "away"],
    ["hours of leave and work", { intervals: [...whole("L"), ...hours] }, "worked"],
    ["worked, and locked", { intervals: hours, barred: "day-locked" as const }, "worked"],
    ["a day off", { plan: { minutes: 0 } }, "off"],
    ["a day off that was worked", { plan: { minutes: 0 }, intervals: hours }, "worked"],
    ["with unrecorded punches", { isPunched: true }, "punched"],
    ["of the actor", { isOwn: true }, "own"],
    ["locked", { barred: "day-locked" as const }, "day-locked"],
    ["of a submitted month", { barred: "month-signed" as const }, "month-signed"],
    ["outside the contract", { isInside: false, intervals: whole("S") }, "outside"],
  ])("%s: %s", (_, given, outcome) => {
    expect(outcomeOfDay({ ...free, ...given }, "S")).toBe(outcome);
  });
});

test.each([
  ["of a structure", {}, null],
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
