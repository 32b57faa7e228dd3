import { expect, test } from "vitest";
import type { Calendar } from "../calendar/holidays.ts";
import { lockInstantOf, nextWorkingDay } from "./lock.ts";
import { closure, halfDay, holiday, working } from "./testing.ts";

const natures: Record<string, typeof working> = {
  "2026-03-25": holiday,
  "2026-04-10": holiday,
  "2026-04-11": holiday,
  "2026-04-13": holiday,
  "2026-12-24": halfDay,
};

/** The national holidays above, and a structure closed for all of August. */
const calendar: Calendar = (day, structureId) => {
  if (structureId === "summer" && day.startsWith("2026-08")) return closure;
  // The 400th day from the last of 2025 is a Thursday, the next a Friday.
  if (structureId === "until the 400th") return day < "2027-02-04" ? closure : working;
  if (structureId === "until the 401st") return day < "2027-02-05" ? closure : working;
  return structureId === "never" ? closure : (natures[day] ?? working);
};

test.each([
  ["an ordinary day", "2026-03-17", "one", "2026-03-18"],
  ["a Friday", "2026-03-20", "one", "2026-03-23"],
  ["a Saturday", "2026-03-21", "one", "2026-03-23"],
  ["the eve of a holiday", "2026-03-24", "one", "2026-03-26"],
  ["Holy Thursday", "2026-04-09", "one", "2026-04-14"],
  ["the day before a half day", "2026-12-23", "one", "2026-12-24"],
  ["the last day before a closure", "2026-07-31", "summer", "2026-09-01"],
  ["the longest possible wait", "2025-12-31", "until the 400th", "2027-02-04"],
  ["one day more, beyond the limit", "2025-12-31", "until the 401st", null],
  ["a structure that never opens again", "2026-03-17", "never", null],
])("after %s (%s, %s) the next working day is %s", (_, day, structureId, next) => {
  expect(nextWorkingDay(calendar, structureId, day)).toBe(next);
});

test.each([
  ["2026-03-17", 1, "12:00", "2026-03-18T10:00:00.000Z"],
  ["2026-03-27", 1, "12:00", "2026-03-30T09:00:00.000Z"],
  ["2026-03-17", 1, "09:30", "2026-03-18T07:30:00.000Z"],
  ["2026-03-20", 3, "12:00", "2026-03-26T10:00:00.000Z"],
])(
  "the sheet of %s locks after %i working days at %s Athens time: %s",
  (day, workingDays, after, instant) => {
    const sheet = { structureId: "one", day };
    expect(lockInstantOf(calendar, sheet, { workingDays, after })).toBe(instant);
  },
);
