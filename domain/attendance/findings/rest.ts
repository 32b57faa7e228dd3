import { addDays, weekday } from "../../calendar/day.ts";
import { dayLength } from "../../calendar/zone.ts";
import { commonMinutes, mergeSpans, type Span } from "../spans.ts";
import type { DayResult, Finding } from "../types.ts";
import { report, type Frame, type MeasuredDay } from "./frame.ts";

/**
 * R01. Less than eleven hours between the end of one day's work and the beginning of the next (Directive 2003/88/EC,
 * article 3; Presidential Decree 88/1999), across all employments. Reported on the day that begins too early, for the
 * employment that begins it.
 */
export function dailyRest(day: MeasuredDay, previous: MeasuredDay | null, frame: Frame): Finding[] {
  const start = day.presence[0]?.from;
  const end = previous?.ofPerson.presence.at(-1)?.to;
  if (start === undefined || end === undefined || !previous) return [];
  if (start !== day.ofPerson.presence[0]?.from) return [];
  if (frame.regime === "none" || previous.day !== addDays(day.day, -1)) return [];
  const restMinutes = Math.max(0, dayLength(previous.day) + start - end);
  const leastMinutes = frame.parameters.dailyRestMinutes;
  if (restMinutes >= leastMinutes) return [];
  return report(frame, "R01", day.day, { restMinutes, leastMinutes });
}

/**
 * R02. No 24 free hours plus the eleven of the daily rest in a week, Monday to Sunday (Directive 2003/88/EC,
 * article 5; Presidential Decree 88/1999). The rest may lie anywhere in the week (Court of Justice, C-306/16)
 * and may begin in it and last into the next. Reported on the Sunday, for each employment with work in the week; weeks not
 * fully known are skipped, and one day before and after the known days counts as free.
 */
export function weeklyRest(
  days: readonly MeasuredDay[],
  firstIndex: number,
  frame: Frame,
): Finding[] {
  if (frame.regime === "none") return [];
  const midnights = midnightsOf(days);
  const work = days.flatMap(({ ofPerson }, index) => {
    const midnight = midnights[index] ?? 0;
    return ofPerson.presence.map(({ from, to }) => ({ from: from + midnight, to: to + midnight }));
  });
  const gaps = gapsBetween(mergeSpans(work), midnights.at(-1) ?? 0);
  return sundaysOf(days, firstIndex).flatMap((index) => {
    const sunday = days[index];
    const week = { from: midnights[index - 6] ?? 0, to: midnights[index + 1] ?? 0 };
    const freeMinutes = longestRest(gaps, week);
    const leastMinutes = frame.parameters.weeklyRestMinutes;
    if (!sunday || freeMinutes >= leastMinutes) return [];
    if (days.slice(index - 6, index + 1).every(({ presence }) => presence.length === 0)) return [];
    return report(frame, "R02", sunday.day, { freeMinutes, leastMinutes });
  });
}

/**
 * R03. A mean week above 48 hours, overtime included, over the reference period of four months, here 17 weeks (Directive
 * 2003/88/EC, articles 6 and 16b). Leave and sickness are neutral: a week counts by the part of its plan that was not
 * absence. All employments of the person count together, including weeks that lie outside this one. Reported once a month,
 * on the worst Sunday, the last one on a tie; not on a Sunday that belongs only to another employment.
 */
export function averageWeek(
  days: readonly MeasuredDay[],
  firstIndex: number,
  frame: Frame,
): Finding[] {
  const { averageWeeks, averageLeastWeeks, averageWeekMinutes } = frame.parameters;
  if (frame.regime === "none") return [];
  let worst: { sunday: MeasuredDay; mean: number; weeks: number } | null = null;
  for (const index of sundaysOf(days, firstIndex)) {
    const sunday = days[index];
    const known = Math.min(averageWeeks, Math.floor((index + 1) / 7));
    const window = days.slice(index + 1 - known * 7, index + 1);
    const weeks = weeksAtWork(window);
    const mean = Math.round(workedMinutes(window) / weeks);
    if (!sunday || weeks < averageLeastWeeks || mean <= averageWeekMinutes) continue;
    if (!isInside(sunday) && runsAlongside(sunday)) continue;
    if (!worst || mean >= worst.mean) worst = { sunday, mean, weeks };
  }
  if (!worst) return [];
  return report(frame, "R03", worst.sunday.day, {
    meanMinutes: worst.mean,
    mostMinutes: averageWeekMinutes,
    weeks: Math.round(worst.weeks),
  });
}

/** Indexes of the Sundays from `firstIndex` on whose whole week is among the days. */
export function sundaysOf(days: readonly MeasuredDay[], firstIndex: number): number[] {
  return days.flatMap(({ day }, index) =>
    index >= Math.max(firstIndex, 6) && weekday(day) === 7 ? [index] : [],
  );
}

/** Minutes assumed to be free before the first and after the last known day. */
const unknownMinutes = 24 * 60;

/** Elapsed minutes from the first midnight to each one, including the one that ends the last day. */
function midnightsOf(days: readonly MeasuredDay[]): number[] {
  const midnights = [0];
  for (const { day } of days) midnights.push((midnights.at(-1) ?? 0) + dayLength(day));
  return midnights;
}

function gapsBetween(work: readonly Span[], end: number): Span[] {
  const starts = [-unknownMinutes, ...work.map(({ to }) => to)];
  return starts.map((from, index) => ({ from, to: work[index]?.from ?? end + unknownMinutes }));
}

/** The longest rest that counts for the week; failing that, the longest part of one within it. */
function longestRest(gaps: readonly Span[], week: Span): number {
  let longest = 0;
  for (const gap of gaps) {
    const within = commonMinutes(gap, week);
    const beginsHere = gap.from >= week.from && gap.from < week.to;
    const isOfWeek = within >= 24 * 60 || beginsHere;
    longest = Math.max(longest, isOfWeek ? gap.to - gap.from : within);
  }
  return longest;
}

function workedMinutes(days: readonly MeasuredDay[]): number {
  return sumOf(days, ({ workedMinutes: minutes }) => minutes);
}

function sumOf(days: readonly MeasuredDay[], minutesOf: (result: DayResult) => number): number {
  let minutes = 0;
  for (const { ofPerson } of days)
    for (const result of ofPerson.results) minutes += minutesOf(result);
  return minutes;
}

function isInside({ plan }: MeasuredDay): boolean {
  return plan.kind !== "outside";
}

function runsAlongside({ alongside = [] }: MeasuredDay): boolean {
  return alongside.length > 0;
}

/** Weeks counted back from the last day, each weighted by its share inside a contract of the person and not absent. */
function weeksAtWork(days: readonly MeasuredDay[]): number {
  let weeks = 0;
  for (let end = days.length; end >= 7; end -= 7) {
    const week = days.slice(end - 7, end);
    const inside = week.filter((day) => isInside(day) || runsAlongside(day)).length;
    const planned = sumOf(week, ({ plannedMinutes }) => plannedMinutes);
    const absent = sumOf(week, absenceMinutes);
    weeks += (inside / 7) * (planned === 0 ? 1 : Math.max(0, 1 - absent / planned));
  }
  return weeks;
}

function absenceMinutes(result: DayResult): number {
  return (
    result.absencePaidMinutes +
    result.absenceUnpaidMinutes +
    result.absenceSickMinutes +
    result.unjustifiedMinutes
  );
}
