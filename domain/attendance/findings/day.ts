import { mergeSpans, totalMinutes, type Span } from "../spans.ts";
import type { Finding } from "../types.ts";
import { isWholeDay, missesPunch, spanOf } from "../intervals.ts";
import { report, type Frame, type MeasuredDay } from "./frame.ts";

/**
 * R04. Work without a pause for longer than private law allows, four hours (Law 4808/2021, article 56). The schedule defines
 * the break, unless one was recorded: then it must last a quarter of an hour or more and lie between work, not at its beginning
 * or end. If the schedule itself plans too long a day, the finding is about the schedule, not the day. The rule does not apply
 * under public law (decision 0375).
 */
export function continuousWork(day: MeasuredDay, frame: Frame): Finding[] {
  const mostMinutes = breakAfter(frame);
  if (mostMinutes === null || hasBreak(day, frame)) return [];
  if (recordedBreaks(day).length === 0 && longestOf(day.plan.ranges) > mostMinutes) return [];
  const continuousMinutes = longestOf(day.presence);
  if (continuousMinutes <= mostMinutes) return [];
  return report(frame, "R04", day.day, { continuousMinutes, mostMinutes });
}

/** R04 for schedules: reports once each schedule that plans a longer day without a break and was worked without one. */
export function schedulesWithoutBreak(days: readonly MeasuredDay[], frame: Frame): Finding[] {
  const mostMinutes = breakAfter(frame);
  if (mostMinutes === null) return [];
  const longest = new Map<string, number>();
  for (const day of days) {
    const planned = longestOf(day.plan.ranges);
    const isWorked = day.presence.length > 0 && recordedBreaks(day).length === 0;
    if (!day.schedule || !isWorked || planned <= mostMinutes || hasBreak(day, frame)) continue;
    const { title } = day.schedule;
    longest.set(title, Math.max(planned, longest.get(title) ?? 0));
  }
  return [...longest].flatMap(([schedule, continuousMinutes]) =>
    report({ ...frame, contractId: null }, "R04", null, {
      continuousMinutes,
      mostMinutes,
      schedule,
    }),
  );
}

/** Null where no break is due. */
function breakAfter({ regime, parameters }: Frame): number | null {
  return regime === "private" ? parameters.privateBreakAfterMinutes : null;
}

function hasBreak(day: MeasuredDay, { parameters }: Frame): boolean {
  const recorded = recordedBreaks(day);
  const within = recorded.filter((one) => isBetweenWork(one, day.presence));
  if (recorded.length > 0) return totalMinutes(within) >= parameters.leastBreakMinutes;
  return day.plan.breakMinutes > 0 || (day.plan.paidBreakMinutes ?? 0) > 0;
}

function recordedBreaks({ intervals }: MeasuredDay): Span[] {
  const breaks = intervals.filter(({ kind }) => kind === "break");
  return breaks.flatMap((one) => spanOf(one) ?? []);
}

function isBetweenWork({ from, to }: Span, presence: readonly Span[]): boolean {
  return presence.some((work) => work.from < from) && presence.some((work) => work.to > to);
}

function longestOf(spans: readonly Span[]): number {
  return Math.max(0, ...mergeSpans(spans).map(({ from, to }) => to - from));
}

/**
 * R05. More than eight hours of work on a day of night work, that is with three hours or more from 22:00 to 06:00
 * (Directive 2003/88/EC, articles 2 and 8; Presidential Decree 88/1999). The law's eight hours are a
 * mean, and an absolute limit for dangerous work: hence each night is checked separately.
 */
export function nightWork(day: MeasuredDay, frame: Frame): Finding[] {
  const { workedMinutes, nightMinutes } = day.result;
  const { nightWorkMinutes: mostMinutes, nightWorkerMinutes } = frame.parameters;
  if (frame.regime === "none" || nightMinutes < nightWorkerMinutes) return [];
  if (workedMinutes <= mostMinutes) return [];
  return report(frame, "R05", day.day, { workedMinutes, nightMinutes, mostMinutes });
}

/** R09. An arrival without departure or the reverse: the day has no balance until a person settles it. */
export function missingPunch(day: MeasuredDay, frame: Frame): Finding[] {
  const open = day.intervals.filter(missesPunch);
  const first = open[0];
  const knownMinute = first?.from ?? first?.to ?? null;
  if (!first || knownMinute === null) return [];
  const missing = first.from === null ? "arrival" : "departure";
  return report(frame, "R09", day.day, { missing, knownMinute, count: open.length });
}

/**
 * R11. More than thirteen hours of work in a day: what the daily rest of eleven hours leaves of 24 (Directive 2003/88/EC,
 * article 3), and the longest day of Law 5239/2025, under all employments of the person together. Reported for the one whose
 * work ends the day.
 */
export function longDay(day: MeasuredDay, frame: Frame): Finding[] {
  const { presence, results } = day.ofPerson;
  const workedMinutes = results.reduce((sum, result) => sum + result.workedMinutes, 0);
  const mostMinutes = frame.parameters.longestDayMinutes;
  if (frame.regime === "none" || workedMinutes <= mostMinutes) return [];
  if (day.presence.at(-1)?.to !== presence.at(-1)?.to) return [];
  return report(frame, "R11", day.day, { workedMinutes, mostMinutes });
}

/** R17. Absences that together exceed the day: two whole days, or more hours than are planned. */
export function absenceBeyondDay(day: MeasuredDay, frame: Frame): Finding[] {
  const plannedMinutes = day.plan.minutes + day.plan.breakMinutes;
  if (plannedMinutes === 0) return [];
  let absenceMinutes = 0;
  let wholeDays = 0;
  for (const interval of day.intervals) {
    if (interval.kind !== "absence") continue;
    const span = spanOf(interval);
    if (span) absenceMinutes += span.to - span.from;
    if (isWholeDay(interval)) wholeDays += 1;
  }
  // Hours beside a whole day do not exceed it: the whole day takes what they leave.
  if (wholeDays > 1) absenceMinutes += wholeDays * plannedMinutes;
  if (absenceMinutes <= plannedMinutes) return [];
  return report(frame, "R17", day.day, { absenceMinutes, plannedMinutes });
}
