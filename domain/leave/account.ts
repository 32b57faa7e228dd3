import type { Day } from "../calendar/day.ts";

/**
 * Leave is counted in whole parts of a day, whatever the day's length: 480 to a day, so that half days, hours and thirds
 * of a day add up without fractions.
 */
export const partsOfADay = 480;

/** What a year's leave of one reason consists of, in parts of days. */
export type YearOfLeave = {
  entitled: number;
  corrected: number;
  /** Carried over by a decision or from before records existed, which replaces the calculation; or null. */
  decided: number | null;
  /** Used up to the last day on which carried days may be taken, and after it. */
  usedInTime: number;
  usedAfter: number;
};

/** A year with what was carried into it from the one before. */
export type SettledYear = YearOfLeave & { carried: number };

/** One leave of a person as of the beginning of a day; parts of days. */
export type LeaveAccount = {
  /** Code of the reason, and of the one under which its carried days may be taken. */
  code: string;
  carriedAs: string | null;
  /** Carried from the year before and not taken yet. */
  carried: number;
  /** The last day on which carried days may be taken. */
  carriedUntil: Day;
  /** Of the year itself; negative where more was taken. */
  own: number;
  /** Whether days off between its days count. */
  countsDaysOff: boolean;
  /**
   * The first day off after the last day of the leave, where only days off have followed since; null where there
   * are none.
   */
  offSince: Day | null;
};

/**
 * Years of one leave, oldest first and without a gap, each with what was carried into it. Under private law everything left
 * of a year may be taken in the next, up to 31 March (Law 4808/2021, article 61), so it carries over automatically; under
 * public law only the days that, by a decision, the service could not spare (Law 3528/2007, article 48).
 */
export function settledYears(
  years: readonly YearOfLeave[],
  { carriesByItself }: { carriesByItself: boolean },
): SettledYear[] {
  const settled: SettledYear[] = [];
  for (const year of years) {
    const before = settled.at(-1);
    const rest = carriesByItself && before ? Math.max(0, restOfYear(before)) : 0;
    settled.push({ ...year, carried: year.decided ?? rest });
  }
  return settled;
}

/** Parts left of the year itself: carried ones are taken first, and those not taken in time lapse. */
export function restOfYear(year: SettledYear): number {
  const { entitled, corrected, carried, usedInTime, usedAfter } = year;
  return entitled + corrected - Math.max(0, usedInTime - carried) - usedAfter;
}

/** All parts left on a day; those carried may have lapsed. */
export function partsLeft(year: SettledYear, { isLapsed }: { isLapsed: boolean }): number {
  return restOfYear(year) + (isLapsed ? 0 : carriedLeft(year));
}

/** Carried parts that are not taken, lapsed or not. */
export function carriedLeft({ carried, usedInTime }: SettledYear): number {
  return Math.max(0, carried - usedInTime);
}

/** Parts that a leave newly takes of a day; negative where it gives back. */
export type PartsOfDay = { date: Day; parts: number };

/** A year, the last day on which its carried days may be taken, and what a leave takes of its days or gives back. */
type ChangeOfYear = { year: SettledYear; carriedUntil: Day; changes: readonly PartsOfDay[] };

/**
 * Parts left on the first of the days that a leave takes or gives back, and after the last; on the day `on` where there are none.
 * Carried ones count up to their last day and are taken first, as in `accountAfter`.
 */
export function partsAround(
  { year, carriedUntil, changes }: ChangeOfYear,
  on: Day,
): { before: number; after: number } {
  const days = changes.map(({ date }) => date).toSorted();
  const isInTime = (day: Day) => day <= carriedUntil;
  const moreOf = (isOne: (day: Day) => boolean) =>
    changes.reduce((sum, { date, parts }) => (isOne(date) ? sum + parts : sum), 0);
  const changed = {
    ...year,
    usedInTime: year.usedInTime + moreOf(isInTime),
    usedAfter: year.usedAfter + moreOf((day) => !isInTime(day)),
  };
  return {
    before: partsLeft(year, { isLapsed: !isInTime(days[0] ?? on) }),
    after: partsLeft(changed, { isLapsed: !isInTime(days.at(-1) ?? on) }),
  };
}

/** The account after leave on a day. */
export function accountAfter(account: LeaveAccount, day: Day, parts: number): LeaveAccount {
  const ofCarried = day <= account.carriedUntil ? Math.min(account.carried, parts) : 0;
  return {
    ...account,
    carried: account.carried - ofCarried,
    own: account.own - (parts - ofCarried),
  };
}

/** Parts as days, to the hundredth. */
export function daysOfParts(parts: number): number {
  return Math.round((parts * 100) / partsOfADay) / 100;
}
