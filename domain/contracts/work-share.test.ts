import { describe, expect, it } from "vitest";
import { fiveDays, scheduleOf, sevenDays } from "../attendance/testing.ts";
import type { Schedule } from "../attendance/types.ts";
import { refusalToHours, refusalToWorkShare, type WorkShare } from "./work-share.ts";

/** Minutes a week from a day of 2026 on, without end or to its last day. */
const share = (from: string, weeklyMinutes: number, to?: string): WorkShare => ({
  from: `2026-${from}`,
  to: to === undefined ? null : `2026-${to}`,
  weeklyMinutes,
});

describe("several contracts of one person", () => {
  it.each<[string | null, string, WorkShare[]]>([
    [null, "one full-time", [share("01-01", 2400)]],
    [null, "two half-time", [share("01-01", 1200), share("03-01", 1200)]],
    [null, "full-time one after the other", [share("01-01", 2400, "03-14"), share("03-15", 2400)]],
    [null, "none", []],
    ["over-full-time", "one minute too many", [share("01-01", 1200), share("03-01", 1201)]],
    ["over-full-time", "one common day", [share("01-01", 2400, "03-15"), share("03-15", 60)]],
    [
      "over-full-time",
      "three thirds and a little more",
      [share("03-01", 900), share("01-01", 800), share("02-01", 800, "03-01")],
    ],
    ["over-full-time", "one above full time", [share("01-01", 2401)]],
  ])("%s: %s", (refusal, _, shares) => {
    expect(refusalToWorkShare(shares)).toBe(refusal);
    expect(refusalToWorkShare(shares.toReversed())).toBe(refusal);
  });

  it("are compared with the given full time", () => {
    expect(refusalToWorkShare([share("01-01", 1920)], 1920)).toBeNull();
    expect(refusalToWorkShare([share("01-01", 1921)], 1920)).toBe("over-full-time");
  });
});

const work = (schedule: Schedule, from = "2026-01-01", to: string | null = null) => ({
  schedule,
  from,
  to,
});

describe("hours in two structures", () => {
  const mornings = fiveDays("7:30-11:30");
  const midday = fiveDays("11:00-15:00");
  const afternoons = fiveDays("11:30-15:30");
  const nights = sevenDays("22:00-8:00");
  const everyThirdWeek = scheduleOf([",,,,,,", ",,,,,,", ",,,11:00-12:00,,,"]);

  it.each([
    [null, "adjoin", work(mornings), work(afternoons)],
    [null, "adjoin for twenty years", work(mornings, "2026-01-05", "2045-12-31"), work(afternoons)],
    [null, "are in different years", work(mornings, "2025-01-01", "2025-12-31"), work(midday)],
    [
      null,
      "would overlap in a week after the contract's end",
      work(mornings, "2026-01-05", "2026-01-21"),
      work(everyThirdWeek),
    ],
    ["overlapping-hours", "overlap", work(mornings), work(midday)],
    ["overlapping-hours", "overlap the next morning", work(nights), work(mornings)],
    ["overlapping-hours", "overlap every third week", work(mornings), work(everyThirdWeek)],
    [
      "overlapping-hours",
      "overlap on the last day",
      work(mornings, "2026-01-05", "2026-01-22"),
      work(everyThirdWeek),
    ],
  ])("%s: they %s", (refusal, _, one, other) => {
    expect(refusalToHours(one, other)).toBe(refusal);
    expect(refusalToHours(other, one)).toBe(refusal);
  });
});
