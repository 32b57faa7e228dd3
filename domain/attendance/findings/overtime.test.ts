import { expect, it } from "vitest";
import { fiveDays, holiday, sevenDays, timed, working } from "../testing.ts";
import type { DayNature, Schedule } from "../types.ts";
import { findingsOfMonth } from "./all.ts";
import { allowance, dayOf, month, only, withParameters } from "./testing.ts";

const office = fiveDays("7:30-15:30");
const late = sevenDays("14:00-22:00");
const night = sevenDays("22:00-6:00", { worksHolidays: true });
const feast = { nature: holiday };
const eve = { nextNature: holiday };

type Rest = { nature?: DayNature; nextNature?: DayNature };

/**
 * Each minute of approved overtime goes to the counter of its time of day: from 22:00 to 06:00, on Sundays and on
 * holidays to the off hours, else to the afternoons (Law 4354/2015, article 20).
 */
it.each<[string, string, Schedule, string, number, [afternoon: number, offHours: number], Rest]>([
  ["Monday night continues by day", "2026-03-02", night, "22:00-8:00", 120, [120, 0], {}],
  ["Sunday night continues on Monday", "2026-03-01", night, "22:00-8:00", 120, [120, 0], {}],
  ["Saturday night continues on Sunday", "2026-02-28", night, "22:00-8:00", 120, [0, 120], {}],
  ["Sunday evening into Monday night", "2026-03-01", late, "14:00-2:00", 240, [0, 240], {}],
  ["Saturday evening into Sunday", "2026-02-28", late, "14:00-2:00", 240, [0, 240], {}],
  ["an evening until eleven", "2026-03-06", late, "14:00-23:00", 60, [0, 60], {}],
  ["a night into a holiday", "2026-03-24", night, "22:00-9:00", 180, [0, 180], eve],
  ["a holiday night into a working day", "2026-03-25", night, "22:00-9:00", 180, [180, 0], feast],
  ["New Year's Eve into New Year", "2026-12-31", night, "22:00-8:00", 120, [0, 120], eve],
  ["before dawn until the planned start", "2026-03-02", office, "5:00-15:30", 150, [90, 60], {}],
  ["a late arrival is made up first", "2026-03-02", office, "8:30-23:00", 390, [330, 60], {}],
  ["a few minutes beyond the plan", "2026-03-02", office, "7:30-16:00", 30, [0, 0], {}],
  ["more than a few minutes", "2026-03-02", office, "7:30-16:01", 31, [31, 0], {}],
  ["a few minutes on a Sunday off", "2026-03-01", office, "9:00-9:20", 20, [0, 20], {}],
  ["a Sunday off", "2026-03-01", office, "9:00-11:00", 120, [0, 120], {}],
  ["a Saturday off", "2026-02-28", office, "9:00-11:00", 120, [120, 0], {}],
])("%s", (_, day, schedule, worked, approved, [afternoon, offHours], rest) => {
  const caps = withParameters({ afternoonHalfYearMinutes: 0, offHoursHalfYearMinutes: 0 });
  const found = dayOf(day, [timed(worked)], {
    schedule,
    nature: working,
    allowances: [
      allowance("afternoon", approved),
      allowance("night", approved),
      allowance("sunday-holiday", approved),
    ],
    ...rest,
  });
  const counted = only("R14", findingsOfMonth(month([found], caps)));
  const total = (counter: string) =>
    counted.find(([, inputs]) => inputs["counter"] === counter)?.[1]["totalMinutes"] ?? 0;
  expect([total("afternoon"), total("off-hours")]).toEqual([afternoon, offHours]);
});
