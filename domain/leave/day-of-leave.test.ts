import { expect, test } from "vitest";
import type { Interval } from "../attendance/types.ts";
import { effectOfLeave } from "./day-of-leave.ts";

const leave = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, mark: "typed", reason },
];
const work: Interval[] = [{ kind: "work", from: 450, to: 930, mark: "device" }];
const duty = { plan: { minutes: 480 }, nature: { kind: "working" } as const };
const rest = { plan: { minutes: 0 }, nature: { kind: "working" } as const };
const holiday = { plan: { minutes: 0 }, nature: { kind: "holiday" } as const };

test.each([
  ["a working day takes it", { ...duty, intervals: [] }, null, "new"],
  ["a day already on it keeps it", { ...duty, intervals: leave("ΚΑΝ") }, null, "stays"],
  ["a day of work is replaced", { ...duty, intervals: work }, null, "replaces"],
  ["another leave is replaced", { ...duty, intervals: leave("ΑΝΑ") }, null, "replaces"],
  ["the leave being changed is free", { ...duty, intervals: leave("ΑΝΑ") }, "ΑΝΑ", "new"],
  [
    "work does not belong to the leave being changed",
    { ...duty, intervals: work },
    "ΑΝΑ",
    "replaces",
  ],
  ["a day off is left out", { ...rest, intervals: [] }, null, "off"],
  ["a holiday is left out", { ...holiday, intervals: work }, null, "holiday"],
] as const)("%s", (_what, day, wasCode, effect) => {
  expect(effectOfLeave(day, "ΚΑΝ", wasCode)).toBe(effect);
});
