import { addDays } from "../../calendar/day.ts";
import { dayLength } from "../../calendar/zone.ts";
import { isWholeDay, presenceOf } from "../intervals.ts";
import { commonMinutes, totalMinutes, type Span } from "../spans.ts";
import type { Finding } from "../types.ts";
import { extraMinutesOfWeek } from "./private-week.ts";
import { codeToShow, report, type Frame, type MeasuredDay } from "./frame.ts";
import { sundaysOf } from "./rest.ts";

/** R06. A record or a punch on a day outside the contract or between its terms. */
export function outsideContract(day: MeasuredDay, frame: Frame): Finding[] {
  const isRecorded = day.intervals.length > 0 || (day.punches?.length ?? 0) > 0;
  if (day.plan.kind !== "outside" || !isRecorded) return [];
  return report(frame, "R06", day.day, { workedMinutes: day.result.workedMinutes });
}

/**
 * R07. Presence on a holiday or in a closure on which the service does not work, or on a day recorded as whole-day leave.
 * Work on a Sunday or holiday needs the decision of Law 4354/2015, article 20.
 */
export function workOnDayOff(day: MeasuredDay, frame: Frame): Finding[] {
  if (day.presence.length === 0) return [];
  const workedMinutes = totalMinutes(day.presence);
  const { kind } = day.plan;
  if (kind === "holiday" || kind === "closure") {
    return report(frame, "R07", day.day, { on: kind, what: day.nature.title ?? "", workedMinutes });
  }
  const leave = day.intervals.find((one) => one.kind === "absence" && isWholeDay(one));
  if (!leave || frame.reasonsOn(day.day).get(leave.reason ?? "")?.countsAsPresence) return [];
  const what = codeToShow(leave.reason ?? "", day.day, frame);
  return report(frame, "R07", day.day, { on: "leave", what, workedMinutes });
}

/** R08. The person was at work in another structure at the same time, the night before included. */
export function twoPlacesAtOnce(
  day: MeasuredDay,
  previous: MeasuredDay | null,
  frame: Frame,
): Finding[] {
  const before = previous?.day === addDays(day.day, -1) ? previous : null;
  const midnight = before ? dayLength(before.day) : 0;
  const here = day.presence;
  const there = elsewhereOf(day, frame);
  const overlapMinutes =
    commonOf(here, there) +
    commonOf(here, elsewhereOf(before, frame), midnight) +
    commonOf(there, before?.presence ?? [], midnight);
  return overlapMinutes === 0 ? [] : report(frame, "R08", day.day, { overlapMinutes });
}

/**
 * R12. More work in a week than the contract's hours, or than that week's plan where a rota plans more; for part time
 * it is additional work; under private law hours from the 41st on are extra work up to the limit of the week. Reported on
 * the Sunday; weeks in which the contract begins or ends are skipped.
 */
export function weekBeyondContract(
  days: readonly MeasuredDay[],
  firstIndex: number,
  frame: Frame,
): Finding[] {
  if (frame.regime === "none") return [];
  return sundaysOf(days, firstIndex).flatMap((index) => {
    const week = days.slice(index - 6, index + 1);
    const sunday = days[index];
    const owed = week.map(({ plan, weeklyMinutes }) =>
      plan.kind === "outside" ? undefined : weeklyMinutes,
    );
    if (!sunday || owed.includes(undefined)) return [];
    const mean = owed.reduce<number>((sum, minutes) => sum + (minutes ?? 0), 0) / 7;
    const planned = week.reduce((sum, { result }) => sum + result.plannedMinutes, 0);
    const workedMinutes = week.reduce((sum, { result }) => sum + result.workedMinutes, 0);
    const contractMinutes = Math.max(Math.round(mean), planned);
    if (workedMinutes <= contractMinutes + frame.parameters.weekToleranceMinutes) return [];
    const extraMinutes = extraMinutesOfWeek(week, frame);
    const extra = extraMinutes > 0 ? { extraMinutes } : {};
    return report(frame, "R12", sunday.day, { workedMinutes, contractMinutes, ...extra });
  });
}

function elsewhereOf(day: MeasuredDay | null, { reasonsOn }: Frame): Span[] {
  return day ? presenceOf(day.elsewhere ?? [], reasonsOn(day.day)) : [];
}

/** Minutes in common where `others` count from the midnight before. */
function commonOf(ones: readonly Span[], others: readonly Span[], midnight: number = 0): number {
  let minutes = 0;
  for (const one of ones) {
    const shifted = { from: one.from + midnight, to: one.to + midnight };
    for (const other of others) minutes += commonMinutes(shifted, other);
  }
  return minutes;
}
