import { expect, it } from "vitest";
import { addDays, type Day } from "../calendar/day.ts";
import { instantAt } from "../calendar/zone.ts";
import { planOf } from "./schedule.ts";
import { clock, fiveDays, scheduleOf, sevenDays, working } from "./testing.ts";
import type { Schedule } from "./types.ts";
import { workDateOf } from "./work-date.ts";

const office = fiveDays("7:30-15:30");
const evenings = fiveDays("14:00-22:00");
const nights = sevenDays("22:00-6:00");
const fromMidnight = sevenDays("0:00-8:00");
const turns = scheduleOf(["14:00-22:00,6:00-14:00,22:00-6:00,,,,"]);

/** The work date of a punch by the wall clock of the day, under the schedule. */
function workDate(schedule: Schedule, day: Day, time: string): Day {
  const days = [-2, -1, 0, 1, 2].map((count) => addDays(day, count));
  const planned = new Map(days.map((one) => [one, planOf(schedule, one, working).ranges]));
  return workDateOf(instantAt(day, clock(time)), planned);
}

it.each<[string, Schedule, Day, string, Day]>([
  ["an arrival in the office", office, "2026-01-07", "7:23", "2026-01-07"],
  ["a departure late at night", office, "2026-01-07", "23:00", "2026-01-07"],
  ["a Saturday off", office, "2026-01-10", "10:00", "2026-01-10"],
  ["Sunday evening, though Monday is planned", office, "2026-01-11", "20:00", "2026-01-11"],
  ["the arrival of a night shift", nights, "2026-01-07", "21:50", "2026-01-07"],
  ["the departure of the night shift", nights, "2026-01-08", "6:05", "2026-01-07"],
  ["its departure four hours late", nights, "2026-01-08", "10:00", "2026-01-07"],
  ["the arrival of the next night shift", nights, "2026-01-08", "19:00", "2026-01-08"],
  ["an evening shift that stays past midnight", evenings, "2026-01-08", "0:40", "2026-01-07"],
  ["a shift that stays past Friday midnight", evenings, "2026-01-10", "0:40", "2026-01-09"],
  ["sixteen hours after the planned arrival", evenings, "2026-01-10", "6:00", "2026-01-09"],
  ["no shift lasts more than 16 hours", evenings, "2026-01-10", "6:01", "2026-01-10"],
  ["an arrival before midnight", fromMidnight, "2026-01-07", "23:50", "2026-01-08"],
  [
    "an arrival more than four hours before midnight",
    fromMidnight,
    "2026-01-07",
    "19:59",
    "2026-01-07",
  ],
  ["an early shift after a late one", turns, "2026-01-06", "5:50", "2026-01-06"],
  ["the departure of the late shift", turns, "2026-01-05", "22:10", "2026-01-05"],
  ["the departure of a night before a day off", turns, "2026-01-08", "6:10", "2026-01-07"],
  ["the departure in the spring night", nights, "2026-03-29", "5:00", "2026-03-28"],
])("%s", (_, schedule, day, time, expected) => {
  expect(workDate(schedule, day, time)).toBe(expected);
});

it("a punch falls on its calendar day where no plan is known", () => {
  expect(workDateOf("2026-01-07T21:59:59Z", new Map())).toBe("2026-01-07");
  expect(workDateOf("2026-01-07T22:00:00Z", new Map())).toBe("2026-01-08");
});
