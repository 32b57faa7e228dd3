import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/day.ts";
import { dayLength } from "../calendar/zone.ts";
import { planOf } from "./schedule.ts";
import { closure, holiday, plan, resultOf, sevenDays, whole, working } from "./testing.ts";
import type { DayNature } from "./types.ts";

describe("night, Sundays and holidays", () => {
  it.each<[string, string, DayNature, DayNature, string, [night: number, sundayHoliday: number]]>([
    ["an office day", "2026-01-05", working, working, "7:30-15:30", [0, 0]],
    ["an early start", "2026-01-05", working, working, "5:00-13:00", [60, 0]],
    ["a late end", "2026-01-05", working, working, "15:00-23:00", [60, 0]],
    ["a night", "2026-01-05", working, working, "22:00-6:00", [480, 0]],
    ["a night into the morning", "2026-01-05", working, working, "21:00-7:00", [480, 0]],
    ["a Sunday", "2026-01-04", working, working, "7:30-15:30", [0, 480]],
    ["Saturday night into Sunday", "2026-01-03", working, working, "22:00-6:00", [480, 360]],
    ["Sunday night into Monday", "2026-01-04", working, working, "22:00-6:00", [480, 120]],
    ["a holiday", "2026-01-06", holiday, working, "7:30-15:30", [0, 480]],
    ["the night before a holiday", "2026-01-05", working, holiday, "22:00-6:00", [480, 360]],
    [
      "a holiday night into a working day",
      "2026-01-06",
      holiday,
      working,
      "22:00-6:00",
      [480, 120],
    ],
    ["a holiday on a Sunday counts once", "2026-03-01", holiday, working, "7:30-15:30", [0, 480]],
    ["a closure is not a holiday", "2026-08-10", closure, closure, "7:30-15:30", [0, 0]],
    ["until the next evening", "2026-01-05", working, working, "12:00-11:00", [480, 0]],
    [
      "the Sunday of the spring change is an hour shorter",
      "2026-03-28",
      working,
      working,
      "20:00-9:00",
      [420, 480],
    ],
    [
      "the Sunday of the autumn change is an hour longer",
      "2026-10-24",
      working,
      working,
      "20:00-9:00",
      [540, 600],
    ],
  ])("%s", (_, day, nature, nextNature, text, expected) => {
    const planned = planOf(sevenDays(text), day, working);
    const found = resultOf([whole()], { day, plan: planned, nature, nextNature });
    expect([found.nightMinutes, found.sundayHolidayMinutes]).toEqual(expected);
  });
});

it("a shift over the clock change counts on the right days", () => {
  const day = "2026-10-24";
  const sunday = dayLength(day);
  expect(sunday).toBe(1440);
  const found = resultOf([{ ...whole(), from: sunday, to: sunday + dayLength(addDays(day, 1)) }], {
    day,
    plan: plan(""),
  });
  expect(found).toMatchObject({
    workedMinutes: 1500,
    sundayHolidayMinutes: 1500,
    nightMinutes: 540,
  });
});
