import { expect, it } from "vitest";
import { calendarOf, type HolidayRule } from "../calendar/holidays.ts";
import { workingDaysCovered } from "./leave-days.ts";
import { noDuty, planOf } from "./schedule.ts";
import { fiveDays, scheduleOf } from "./testing.ts";
import type { Schedule } from "./types.ts";

const easter = (title: string, offset: number): HolidayRule => ({
  id: title,
  title,
  kind: "full",
  on: { type: "easter", offset },
  stopMinute: null,
  appliesTo: "all",
  validFrom: null,
  validTo: null,
});

const calendar = calendarOf({
  rules: [
    easter("Μεγάλη Παρασκευή", -2),
    easter("Μεγάλο Σάββατο", -1),
    easter("Δευτέρα του Πάσχα", 1),
  ],
  moves: [],
  locals: [],
  closures: [{ title: "Απολύμανση", from: "2026-05-04", to: "2026-05-08", structureId: null }],
  regime: "public",
});

const office = fiveDays("7:30-15:30");
const tuesdayToSaturday = scheduleOf([",7:30-15:30,7:30-15:30,7:30-15:30,7:30-15:30,7:30-15:30,"]);

function covered(schedule: Schedule, start: string, count: number): string {
  const days = workingDaysCovered(start, count, (day) => planOf(schedule, day, calendar(day)));
  return days.map((day) => day.slice(5)).join(" ");
}

it.each([
  ["goes round Easter", office, "2026-04-09", 5, "04-09 04-14 04-15 04-16 04-17"],
  [
    "goes round Easter by the rota",
    tuesdayToSaturday,
    "2026-04-09",
    5,
    "04-09 04-14 04-15 04-16 04-17",
  ],
  ["takes the Saturdays of the rota", tuesdayToSaturday, "2026-04-17", 3, "04-17 04-18 04-21"],
  ["skips a closure", office, "2026-04-30", 3, "04-30 05-01 05-11"],
  ["begins on the next day with a duty", office, "2026-04-18", 1, "04-20"],
  ["of no days takes none", office, "2026-04-20", 0, ""],
])("a leave %s", (_, schedule, start, count, expected) => {
  expect(covered(schedule, start, count)).toBe(expected);
});

it("stops looking where nothing is ever planned", () => {
  expect(workingDaysCovered("2026-01-01", 5, () => noDuty("outside"))).toEqual([]);
});
