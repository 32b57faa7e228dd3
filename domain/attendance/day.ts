import type { Day } from "../calendar/day.ts";
import { balanceOfDay, uncoveredMinutes, type Coverage } from "./balance.ts";
import { nightMinutes, sundayHolidayMinutes } from "./hours.ts";
import { byTime, countsAsPresence, isWholeDay, reasonOf, spanOf } from "./intervals.ts";
import { absenceField, nameOfDay, type AbsenceField } from "./label.ts";
import { breakWithin } from "./schedule.ts";
import { minutesWithin, totalMinutes, without } from "./spans.ts";
import type {
  AbsenceReason,
  BalanceRule,
  DayNature,
  DayPlan,
  DayResult,
  Interval,
} from "./types.ts";

/** Everything that the result of a day depends on. */
export type DayInput = {
  day: Day;
  plan: DayPlan;
  nature: DayNature;
  /** Nature of the day after, on which a night shift ends. */
  nextNature: DayNature;
  /** As recorded, not necessarily settled. Without overlaps (`refusalToIntervals`). */
  intervals: readonly Interval[];
  reasons: ReadonlyMap<string, AbsenceReason>;
  balance: BalanceRule;
};

/**
 * The intervals with the whole-day ones filled in, in order of time: each takes what the intervals with times leave of the
 * planned ranges, so that "present" beside an hour's leave is the rest of the day. On a day without plan a whole-day
 * interval takes nothing. Missing ends stay missing.
 */
export function settleDay(intervals: readonly Interval[], plan: DayPlan): Interval[] {
  const settled = intervals.filter((interval) => !isWholeDay(interval));
  for (const whole of intervals) {
    if (!isWholeDay(whole)) continue;
    const taken = settled.flatMap((interval) => spanOf(interval) ?? []);
    for (const range of plan.ranges) {
      for (const { from, to } of without(range, taken)) settled.push({ ...whole, from, to });
    }
  }
  return settled.toSorted(byTime);
}

/**
 * The label and the minutes of a day. All presence counts, absence only within the plan; the break is deducted from the
 * presence beyond four hours and, where that is too little, from the longest absence; a recorded break that is paid counts
 * as work. Overtime is the amount by which presence and absence together exceed the plan, never more than was worked. A
 * missing punch or a pending day has no balance and no deviations.
 */
export function resultOfDay(input: DayInput): DayResult {
  const { day, plan, nature, nextNature, reasons } = input;
  const settled = settleDay(input.intervals, plan);
  const coverage = coverageOf(settled, reasons);
  const { label, reason } = nameOfDay(plan, settled, reasons);

  const grossMinutes = totalMinutes(coverage.presence);
  const breakLeft = Math.max(0, plan.breakMinutes - pauseMinutes(plan, coverage));
  const breakAtWork = breakWithin(grossMinutes, breakLeft);
  const paidBreak = Math.min(plan.paidBreakMinutes ?? 0, coverage.breakMinutes);
  const workedMinutes = grossMinutes - breakAtWork + paidBreak;
  const absence = absenceMinutes(settled, plan, reasons, breakLeft - breakAtWork);

  const isOpen = label === "missing" || label === "pending";
  const deviation = isOpen ? noDeviation : balanceOfDay(plan, coverage, input.balance);
  const beyondPlan = workedMinutes + absence.total - plan.minutes;
  const sundays = sundayHolidayMinutes(day, nature, nextNature, coverage.presence);
  return {
    label,
    reason,
    plannedMinutes: plan.minutes,
    workedMinutes,
    teleworkMinutes: Math.min(teleworkMinutes(settled), workedMinutes),
    nightMinutes: Math.min(nightMinutes(day, coverage.presence), workedMinutes),
    sundayHolidayMinutes: Math.min(sundays, workedMinutes),
    overtimeMinutes: isOpen ? 0 : Math.min(workedMinutes, Math.max(0, beyondPlan)),
    ...absence.fields,
    ...deviation,
  };
}

const noDeviation = { lateMinutes: 0, earlyMinutes: 0, awayMinutes: 0, balanceMinutes: null };

function coverageOf(
  settled: readonly Interval[],
  reasons: ReadonlyMap<string, AbsenceReason>,
): Coverage {
  const presence = [];
  const absence = [];
  let breakMinutes = 0;
  for (const interval of settled) {
    const span = spanOf(interval);
    if (!span) continue;
    if (countsAsPresence(interval, reasons)) presence.push(span);
    else if (interval.kind === "absence") absence.push(span);
    else breakMinutes += span.to - span.from;
  }
  return { presence, absence, breakMinutes };
}

function pauseMinutes(plan: DayPlan, coverage: Coverage): number {
  return plan.breakMinutes === 0 || coverage.presence.length === 0
    ? 0
    : uncoveredMinutes(plan, coverage);
}

function teleworkMinutes(settled: readonly Interval[]): number {
  let minutes = 0;
  for (const { kind, from, to } of settled) {
    if (kind === "telework" && from !== null && to !== null) minutes += to - from;
  }
  return minutes;
}

type AbsenceMinutes = Record<AbsenceField | "absenceThirdPartyMinutes", number>;

/** Minutes of absence within the plan, by field; the break is deducted from the longest. */
function absenceMinutes(
  settled: readonly Interval[],
  plan: DayPlan,
  reasons: ReadonlyMap<string, AbsenceReason>,
  breakMinutes: number,
): { total: number; fields: AbsenceMinutes } {
  const absences: { field: AbsenceField; byAnother: boolean; minutes: number }[] = [];
  for (const interval of settled) {
    const { kind, from, to } = interval;
    if (kind !== "absence" || from === null || to === null) continue;
    const reason = reasonOf(interval, reasons);
    const field = absenceField(reason);
    if (!field || reason?.countsAsPresence) continue;
    const byAnother = field === "absencePaidMinutes" && reason?.paid === "third-party";
    absences.push({ field, byAnother, minutes: minutesWithin(plan.ranges, from, to) });
  }
  const most = Math.max(0, ...absences.map(({ minutes }) => minutes));
  const longest = absences.find(({ minutes }) => minutes === most);
  if (longest) longest.minutes -= Math.min(breakMinutes, most);
  const fields: AbsenceMinutes = {
    absencePaidMinutes: 0,
    absenceUnpaidMinutes: 0,
    absenceSickMinutes: 0,
    unjustifiedMinutes: 0,
    absenceThirdPartyMinutes: 0,
  };
  let total = 0;
  for (const { field, byAnother, minutes } of absences) {
    fields[field] += minutes;
    if (byAnother) fields.absenceThirdPartyMinutes += minutes;
    total += minutes;
  }
  return { total, fields };
}
