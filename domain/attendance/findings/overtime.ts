import type { DayNature, Finding } from "../types.ts";
import { offHoursMinutes } from "../hours.ts";
import { firstMinutes, lastMinutes, mergeSpans, without, type Span } from "../spans.ts";
import { report, type FindingInputs, type Frame, type MeasuredDay } from "./frame.ts";

/** Approved overtime already counted before the month: this half-year (public law) or this year (private law). */
export type OvertimeCounters = {
  afternoonMinutes: number;
  /** By night, on Sundays and on holidays, in services that run 12 hours, 24 hours or seven days. */
  offHoursMinutes: number;
  yearMinutes: number;
};

type Counter = FindingInputs["R14"]["counter"];

/**
 * R13. Overtime beyond what a decision allows (Law 4354/2015, article 20; for municipalities Law 3584/2007, articles 48
 * and 176); under private law overtime is what `overtimeOfDays` says it is. A few minutes more or less than the plan are no overtime.
 */
export function overtimeWithoutDecision(day: MeasuredDay, frame: Frame): Finding[] {
  const { overtimeMinutes } = day;
  const approvedMinutes = day.approvedOvertimeMinutes ?? 0;
  if (frame.regime === "none") return [];
  if (overtimeMinutes - approvedMinutes <= frame.parameters.overtimeToleranceMinutes) return [];
  return report(frame, "R13", day.day, { overtimeMinutes, approvedMinutes });
}

/**
 * R14. Approved overtime over its cap: under public law 120 hours of afternoons and 96 of nights, Sundays and holidays in
 * a calendar half-year (Law 4354/2015, article 20); under private law 150 hours a year (Law 5239/2025). Only overtime
 * that a decision allows is counted, each minute where the clock has it. Stands on the day that passes the cap, once for each counter, with the total of the
 * month's end.
 */
export function overtimeOverCap(
  days: readonly MeasuredDay[],
  counters: OvertimeCounters,
  frame: Frame,
): Finding[] {
  const { parameters } = frame;
  if (frame.regime === "none") return [];
  const caps: [Counter, number, number, (day: MeasuredDay) => number][] =
    frame.regime === "private"
      ? [["year", counters.yearMinutes, parameters.privateYearMinutes, approved]]
      : [
          ["afternoon", counters.afternoonMinutes, parameters.afternoonHalfYearMinutes, afternoon],
          ["off-hours", counters.offHoursMinutes, parameters.offHoursHalfYearMinutes, offHours],
        ];
  return caps.flatMap(([counter, before, mostMinutes, minutesOf]) => {
    let totalMinutes = before;
    let passedOn: MeasuredDay | null = null;
    for (const day of days) {
      const minutes = minutesOf(day);
      totalMinutes += minutes;
      if (!passedOn && minutes > 0 && totalMinutes > mostMinutes) passedOn = day;
    }
    if (!passedOn) return [];
    return report(frame, "R14", passedOn.day, { counter, totalMinutes, mostMinutes });
  });
}

function approved(day: MeasuredDay): number {
  return Math.min(day.overtimeMinutes, day.approvedOvertimeMinutes ?? 0);
}

function offHours(day: MeasuredDay): number {
  const { nature, nextNature = ordinary } = day;
  return offHoursMinutes(day.day, nature, nextNature, approvedSpans(day));
}

function afternoon(day: MeasuredDay): number {
  return approved(day) - offHours(day);
}

const ordinary: DayNature = { kind: "working", title: null, stopMinute: null };

/** When the approved overtime was worked: it is the last of the presence beyond the plan, and its first minutes are approved. */
function approvedSpans(day: MeasuredDay): Span[] {
  const presence = mergeSpans(day.presence);
  const beyond = presence.flatMap((span) => without(span, day.plan.ranges));
  const within = presence.flatMap((span) => without(span, beyond));
  const overtime = lastMinutes([...within, ...beyond], day.overtimeMinutes);
  return firstMinutes(mergeSpans(overtime), approved(day));
}
