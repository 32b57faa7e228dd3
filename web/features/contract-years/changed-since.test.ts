import { expect, test } from "vitest";
import type { YearDay } from "#api/contract-years.ts";
import { daysChangedSince } from "./changed-since.ts";

const day = (date: string, more: Partial<YearDay> = {}): YearDay => ({
  date,
  structureId: null,
  label: "present",
  reason: null,
  plannedMinutes: 480,
  workedMinutes: 480,
  balanceMinutes: 0,
  intervals: [],
  note: "",
  ...more,
});

test("a day has changed if its record, note or hours differ; a day that was not reached then has not", () => {
  const then = [day("2026-03-02"), day("2026-03-03"), day("2026-03-04"), day("2026-03-05")];
  const now = [
    day("2026-03-02", { structureId: "other", reason: "ΚΑ" }),
    day("2026-03-03", { note: "by phone" }),
    day("2026-03-04", { workedMinutes: 420 }),
    day("2026-03-05", { label: "leave" }),
    day("2026-03-06", { label: "leave" }),
  ];
  expect([...daysChangedSince(then, now).keys()]).toEqual([
    "2026-03-03",
    "2026-03-04",
    "2026-03-05",
  ]);
  expect(daysChangedSince(then, then).size).toBe(0);
});
