import type { Day } from "../../calendar/day.ts";
import { isLeaveOf } from "../../leave/day-of-leave.ts";
import { isOfLaw, limitPassed } from "../../leave/limits.ts";
import type { Finding } from "../types.ts";
import { codeToShow, figuresToShow, report, type Frame, type MeasuredDay } from "./frame.ts";
import { isOff } from "./leave.ts";

/**
 * R22. An absence of whole days that lasts longer than its reason allows for one event or without interruption. It may have
 * begun in the lead-in; reported on the day that exceeds the limit. For one already running at the beginning of the lead-in,
 * `leaveBefore` holds its days of duty before that; if they are unknown, nothing is reported: it would repeat each month.
 */
export function absenceOverLimit(
  all: readonly MeasuredDay[],
  { firstIndex, leaveBefore }: { firstIndex: number; leaveBefore: readonly Day[] | undefined },
  frame: Frame,
): Finding[] {
  const begin = all[firstIndex]?.day;
  if (begin === undefined) return [];
  const known = firstIndex > 0 ? all.find((day) => !isOff(day))?.day : null;
  return absencesOnEnd(all).flatMap(({ code, days: ownDays }) => {
    const isOlder = ownDays[0] === known;
    if (isOlder && !leaveBefore) return [];
    const days = isOlder && leaveBefore ? [...leaveBefore, ...ownDays] : ownDays;
    const [first = begin] = days;
    const reason = frame.reasonsOn(first).get(code);
    const passed = reason && limitPassed(reason, days);
    if (!passed) return [];
    const on = days.find((_, at) => limitPassed(reason, days.slice(0, at + 1)));
    if (on === undefined || on < begin) return [];
    const { cause, ...figures } = passed;
    return report(frame, "R22", on, { cause, ...figuresToShow(code, first, figures, frame) });
  });
}

/** R22. An absence whose reason belongs to the other law of leave than the contract; once per reason, on its first day. */
export function absenceOfOtherLaw(days: readonly MeasuredDay[], frame: Frame): Finding[] {
  if (!frame.leaveLaw) return [];
  const reported = new Set<string>();
  return days.flatMap(({ day, intervals }) =>
    intervals.flatMap(({ reason: code = "" }) => {
      const reason = frame.reasonsOn(day).get(code);
      if (!reason || isOfLaw(reason, frame.leaveLaw) || reported.has(code)) return [];
      reported.add(code);
      const visibleCode = codeToShow(code, day, frame);
      return report(frame, "R22", day, { cause: "law", reason: visibleCode, days: 0, mostDays: 0 });
    }),
  );
}

/** Absences of whole days under one reason, each with its days of duty; days off do not end one. */
function absencesOnEnd(all: readonly MeasuredDay[]): { code: string; days: Day[] }[] {
  const absences: { code: string; days: Day[] }[] = [];
  let running: string | null = null;
  for (const day of all) {
    if (isOff(day)) continue;
    const code: string | undefined = day.intervals[0]?.reason;
    const isWhole = code !== undefined && isLeaveOf(day.intervals, code);
    if (isWhole && running === code) absences.at(-1)?.days.push(day.day);
    else if (isWhole) absences.push({ code, days: [day.day] });
    running = isWhole ? code : null;
  }
  return absences;
}
