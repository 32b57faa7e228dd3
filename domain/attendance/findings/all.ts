import type { Day } from "../../calendar/day.ts";
import type { LeaveAccount } from "../../leave/account.ts";
import type { Finding } from "../types.ts";
import { outsideContract, twoPlacesAtOnce, weekBeyondContract, workOnDayOff } from "./contract.ts";
import {
  absenceBeyondDay,
  continuousWork,
  longDay,
  missingPunch,
  nightWork,
  schedulesWithoutBreak,
} from "./day.ts";
import { measureDay, measureDays, type FindingDay, type Frame, type MeasuredDay } from "./frame.ts";
import { documentMissing, leaveBeyondBalance, teleworkLimits } from "./leave.ts";
import { type CountedOvertime, overtimeOverCap, overtimeWithoutDecision } from "./overtime.ts";
import { recordedByOneself } from "./oneself.ts";
import { deviceClock, doublePunch, farPunch } from "./punch.ts";
import { absenceOfOtherLaw, absenceOverLimit } from "./reason-terms.ts";
import { averageWeek, dailyRest, weeklyRest } from "./rest.ts";

/** One contract's month; the counters are as of its beginning. */
export type MonthInput = Frame & {
  today: Day;
  /** The days before the month, without a gap, oldest first; `leadInDays` returns how many. */
  leadIn: readonly FindingDay[];
  /**
   * Where a leave spans the whole lead-in: its days of duty before that, from its beginning or as far back as its
   * limit requires. Omitted where they were not read.
   */
  leaveBefore?: readonly Day[];
  /** The days of the month in order. */
  days: readonly FindingDay[];
  /** Approved overtime that counts in addition to that of the days. Omitted: no decision covers a day of the month; R14 is not checked. */
  overtime?: CountedOvertime;
  teleworkDaysBefore: number;
  /** Leave as of the beginning of the month; a reason without an account has no balance. */
  leaveAccounts: readonly LeaveAccount[];
  /** Days of absence that a document covers. */
  documentedDays: ReadonlySet<Day>;
  /** Days that the employee recorded for themselves. */
  daysByOneself: ReadonlySet<Day>;
};

/**
 * All findings of one contract's month, by day and, within a day, by rule; those about its schedules come first and belong
 * to no contract.
 */
export function findingsOfMonth(input: MonthInput): Finding[] {
  const all = measureDays([...input.leadIn, ...input.days], input);
  const firstIndex = input.leadIn.length;
  const days = all.slice(firstIndex);
  const findings = [
    ...days.flatMap((day, index) => ofDay(day, all[firstIndex + index - 1] ?? null, input)),
    ...schedulesWithoutBreak(days, input),
    ...weeklyRest(all, firstIndex, input),
    ...averageWeek(all, firstIndex, input),
    ...weekBeyondContract(all, firstIndex, input),
    ...(input.overtime ? overtimeOverCap(days, input.overtime, input) : []),
    ...teleworkLimits(days, input.teleworkDaysBefore, input),
    ...leaveBeyondBalance(days, input.leaveAccounts, input),
    ...documentMissing(all, firstIndex, input.documentedDays, input.today, input),
    ...absenceOverLimit(all, { firstIndex, leaveBefore: input.leaveBefore }, input),
    ...absenceOfOtherLaw(days, input),
    ...recordedByOneself(days, input.daysByOneself, input),
  ];
  return findings.toSorted(byDayAndRule);
}

/**
 * The findings of one day, cheap enough to run on every keystroke. Changing a day also affects the findings of the day after
 * it (R01, R08): compute both. `accounts` are leave as of the beginning of the day.
 */
export function findingsOfDay(
  day: FindingDay,
  previous: FindingDay | null,
  frame: Frame,
  accounts: readonly LeaveAccount[] = [],
): Finding[] {
  const before = previous && measureDay(previous, frame);
  const now = measureDay(day, frame);
  return [
    ...ofDay(now, before, frame),
    ...leaveBeyondBalance([now], accounts, frame),
    ...absenceOfOtherLaw([now], frame),
  ].toSorted(byDayAndRule);
}

function ofDay(day: MeasuredDay, previous: MeasuredDay | null, frame: Frame): Finding[] {
  return [
    ...dailyRest(day, previous, frame),
    ...continuousWork(day, frame),
    ...nightWork(day, frame),
    ...outsideContract(day, frame),
    ...workOnDayOff(day, frame),
    ...twoPlacesAtOnce(day, previous, frame),
    ...missingPunch(day, frame),
    ...doublePunch(day, frame),
    ...longDay(day, frame),
    ...overtimeWithoutDecision(day, frame),
    ...absenceBeyondDay(day, frame),
    ...deviceClock(day, frame),
    ...farPunch(day, frame),
  ];
}

function byDayAndRule(one: Finding, other: Finding): number {
  return orderOf(one) < orderOf(other) ? -1 : orderOf(one) > orderOf(other) ? 1 : 0;
}

function orderOf({ date, rule }: Finding): string {
  return `${date ?? ""} ${rule}`;
}
