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
    [null, "one of full time", [share("01-01", 2400)]],
    [null, "two halves", [share("01-01", 1200), share("03-01", 1200)]],
    [null, "full time one after the other", [share("01-01", 2400, "03-14"), share("03-15", 2400)]],
    [null, "none", []],
    ["over-full-time", "one minute too much", [share("01-01", 1200), share("03-01", 1201)]],
    ["over-full-time", "one day in common", [share("01-01", 2400, "03-15"), share("03-15", 60)]],
    [
      "over-full-time",
      "three thirds and a bit",
      [share("03-01", 900), share("01-01", 800), share("02-01", 800, "03-01")],
    ],
    ["over-full-time", "one beyond full time", [share("01-01", 2401)]],
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
    [null, "touch", work(mornings), work(afternoons)],
    [null, "touch for twenty years", work(mornings, "2026-01-05", "2045-12-31"), work(afternoons)],
    [null, "are of different years", work(mornings, "2025-01-01", "2025-12-31"), work(midday)],
    [
      null,
      "would meet in a week that the contract does not reach",
      work(mornings, "2026-01-05", "2026-01-21"),
      work(everyThirdWeek),
    ],
    ["overlapping-hours", "meet", work(mornings), work(midday)],
    ["overlapping-hours", "meet on the morning after", work(nights), work(mornings)],
    ["overlapping-hours", "meet every third week", work(mornings), work(everyThirdWeek)],
    [
      "overlapping-hours",
      "meet on the last day",
      work(mornings, "2026-01-05", "2026-01-22"),
      work(everyThirdWeek),
    ],
  ])("%s: they %s", (refusal, _, one, other) => {
    expect(refusalToHours(one, other)).toBe(refusal);
    expect(refusalToHours(other, one)).toBe(refusal);
  });
});
