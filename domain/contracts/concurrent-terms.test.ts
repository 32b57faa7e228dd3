import { expect, test } from "vitest";
import type { Schedule } from "../attendance/types.ts";
import { refusalToCombine, type ConcurrentTerm } from "./concurrent-terms.ts";

const weekdays = (from: number, to: number): Schedule => ({
  id: "",
  title: "",
  anchor: "2024-01-01",
  weeks: [Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from, to }] : []))],
  worksHolidays: false,
  breakMinutes: 0,
  breakIsPaid: false,
  balance: { compensationCapMinutes: 15, creditEarlyArrival: false, graceMinutes: 0 },
});

const morning: ConcurrentTerm = {
  contractId: "a",
  from: "2026-01-01",
  to: null,
  weeklyMinutes: 1200,
  schedule: weekdays(480, 720),
};
const afternoon = { ...morning, contractId: "b", schedule: weekdays(840, 1080) };

test.each([
  ["a morning and an afternoon half-time", [morning, afternoon], null],
  [
    "two of 30 hours",
    [
      { ...morning, weeklyMinutes: 1800 },
      { ...afternoon, weeklyMinutes: 1800 },
    ],
    "over-full-time",
  ],
  [
    "two that overlap at noon",
    [morning, { ...afternoon, schedule: weekdays(660, 900) }],
    "overlapping-hours",
  ],
  [
    "two that would overlap, but one after the other",
    [
      { ...morning, to: "2026-06-30" },
      { ...morning, contractId: "b", from: "2026-07-01" },
    ],
    null,
  ],
  [
    "terms of one contract with the same schedule",
    [
      { ...morning, to: "2026-06-30" },
      { ...morning, from: "2026-07-01" },
    ],
    null,
  ],
])("%s", (_, terms, refusal) => {
  expect(refusalToCombine(terms)).toBe(refusal);
});
