import { expect, test } from "vitest";
import type { YearDay } from "#api/contract-years.ts";
import { firstRecorded } from "./first-recorded.ts";

const empty: YearDay = {
  date: "2026-01-05",
  structureId: null,
  label: "pending",
  reason: null,
  plannedMinutes: 480,
  workedMinutes: 0,
  balanceMinutes: null,
  intervals: [],
  note: "",
};
const work = { kind: "work", from: 450, to: 930, mark: "typed" } as const;

test.each<[string, Partial<YearDay>, string]>([
  ["times", { intervals: [work] }, "2026-03"],
  ["a reason of absence", { reason: "ΚΑΝ" }, "2026-03"],
  ["nothing", {}, "2026-04"],
])("a year starts with the first month that has %s", (_, given, expected) => {
  const march = { ...empty, date: "2026-03-02", ...given };
  expect(firstRecorded([empty, march, { ...empty, date: "2026-04-01" }])).toBe(expected);
});
