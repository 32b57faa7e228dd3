import { keysOf, recordOf } from "../keys.ts";
import type { DayLabel, DayResult } from "./types.ts";

/** The labels of a day of presence, for totals and pay alike. */
export const presentLabels: ReadonlySet<DayLabel> = new Set([
  "present",
  "telework",
  "duty",
  "training",
]);

const daysOf = (label: DayLabel) => (day: DayResult) => Number(day.label === label);

/** What a day adds to each total of its month: one day by its label, minutes by their fields. */
const ofDay = {
  plannedDays: (day) => Number(day.plannedMinutes > 0),
  plannedMinutes: (day) => day.plannedMinutes,
  /** Days labelled present, telework, duty or training. */
  presentDays: (day) => Number(presentLabels.has(day.label)),
  workedMinutes: (day) => day.workedMinutes,
  /** Days present that were telework. */
  teleworkDays: daysOf("telework"),
  teleworkMinutes: (day) => day.teleworkMinutes,
  leavePaidDays: daysOf("leave"),
  leaveUnpaidDays: daysOf("unpaid"),
  sickDays: daysOf("sick"),
  unjustifiedDays: daysOf("unjustified"),
  /** Minutes of absence, of whole days and of hours alike. */
  absencePaidMinutes: (day) => day.absencePaidMinutes,
  absenceUnpaidMinutes: (day) => day.absenceUnpaidMinutes,
  absenceSickMinutes: (day) => day.absenceSickMinutes,
  unjustifiedMinutes: (day) => day.unjustifiedMinutes,
  nightMinutes: (day) => day.nightMinutes,
  sundayHolidayMinutes: (day) => day.sundayHolidayMinutes,
  overtimeMinutes: (day) => day.overtimeMinutes,
  /** Sum of the days that have one. */
  balanceMinutes: (day) => day.balanceMinutes ?? 0,
  /** Days with a duty and no record. */
  pendingDays: daysOf("pending"),
  /** Days with a missing punch. */
  missingDays: daysOf("missing"),
} satisfies Record<string, (day: DayResult) => number>;

type Total = keyof typeof ofDay;

/** Totals of one contract in one month; sums of `DayResult`. */
export type MonthTotals = Record<Total, number>;

/** Every total, in order. */
export const monthTotals = keysOf(ofDay);

/** The totals to which days without a record add nothing, so that they follow from the records alone. */
export const recordedTotals: readonly Total[] = monthTotals.filter(
  (total) => total !== "plannedDays" && total !== "plannedMinutes" && total !== "pendingDays",
);

/** A record with a value for each total. */
export function eachTotal<T>(valueOf: (total: Total) => T): Record<Total, T> {
  return recordOf(monthTotals, valueOf);
}

/** The totals of a month in which nothing is recorded or planned. */
export function emptyTotals(): MonthTotals {
  return eachTotal(() => 0);
}

/**
 * The totals with a day added (`sign` 1) or subtracted again (-1), so that a change of one day costs one day. Subtracting the
 * same result restores the same totals.
 */
export function addResult(totals: MonthTotals, result: DayResult, sign: 1 | -1): MonthTotals {
  const sum = { ...totals };
  include(sum, result, sign);
  return sum;
}

/** The totals of the days. */
export function totalsOf(results: Iterable<DayResult>): MonthTotals {
  const totals = emptyTotals();
  for (const result of results) include(totals, result, 1);
  return totals;
}

function include(totals: MonthTotals, result: DayResult, sign: 1 | -1): void {
  for (const total of monthTotals) totals[total] += sign * ofDay[total](result);
}
