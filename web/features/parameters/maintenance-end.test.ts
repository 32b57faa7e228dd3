import { expect, test } from "vitest";
import { endOf, faultOfEnd } from "./maintenance-end.ts";

const now = Date.parse("2026-03-18T12:00:00Z");

test.each([
  ["", "", null],
  ["2026-03-18", "20:30", null],
  ["2026-03-18", "24:00", null],
  ["2026-03-18", "", "clock"],
  ["", "20:30", "expectedEnd"],
  ["", "25:00", "expectedEnd"],
  ["31/02", "20:30", "expectedEnd"],
  ["2026-03-18", "25:00", "clock"],
  ["2026-03-18", "αύριο", "clock"],
  ["2026-03-18", "14:00", "clock"],
  ["2026-03-17", "20:30", "expectedEnd"],
  ["2026-03-29", "03:30", "clock"],
])("an end typed as «%s» «%s» is refused at %j", (day, clock, field) => {
  expect(faultOfEnd(day, clock, now)?.field ?? null).toBe(field);
});

test("an end is read as Athens time", () => {
  expect(endOf("2026-03-18", "20:30")).toBe("2026-03-18T18:30:00.000Z");
  expect(endOf("", "")).toBeNull();
});
