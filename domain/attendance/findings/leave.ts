import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import { accountAfter, daysOfParts, type LeaveAccount, partsOfADay } from "../../leave/account.ts";
import { isLeaveOf } from "../../leave/day-of-leave.ts";
import { settleDay } from "../day.ts";
import { spanOf } from "../intervals.ts";
import { minutesWithin } from "../spans.ts";
import type { DayResult, Finding, Interval } from "../types.ts";
import { codeToShow, figuresToShow, report, type Frame, type MeasuredDay } from "./frame.ts";

/**
 * R15. More than 44 days of telework in a calendar year, or telework from 15 July to 31 August (Law 4807/2021, article 8;
 * its article 7 provides exceptions). The year's days are those of the person, under any contract. Reported once a month for
 * each cause, on the first such day of this contract.
 */
export function teleworkLimits(
  days: readonly MeasuredDay[],
  daysBefore: number,
  frame: Frame,
): Finding[] {
  if (frame.regime !== "public") return [];
  const { teleworkDaysPerYear: mostDays, teleworkPause } = frame.parameters;
  const ofPerson = days.filter((day) => day.ofPerson.results.some(isTelework));
  const telework = ofPerson.filter(({ result }) => isTelework(result));
  const beyond = ofPerson
    .slice(Math.max(0, mostDays - daysBefore))
    .find(({ result }) => isTelework(result));
  const paused = telework.filter(({ day }) => {
    const ofYear = day.slice(5);
    return teleworkPause.from <= ofYear && ofYear <= teleworkPause.to;
  });
  const first = paused[0];
  const total = daysBefore + ofPerson.length;
  return [
    ...(beyond ? report(frame, "R15", beyond.day, { cause: "year", days: total, mostDays }) : []),
    ...(first
      ? report(frame, "R15", first.day, { cause: "pause", days: paused.length, mostDays: 0 })
      : []),
  ];
}

function isTelework({ label }: DayResult): boolean {
  return label === "telework";
}

/**
 * R16. More leave of a reason than its balance: what the year gives and what was carried into it, with its corrections,
 * less what was taken (Law 3528/2007, article 48; Emergency Law 539/1945). `accounts` are as of the beginning of the first of
 * the days; a reason without one has no balance. Hours count as parts of the day's plan; where calendar days count, a day of
 * leave also takes the days off between it and the leave before it. Reported on the day that exceeds the balance.
 */
export function leaveBeyondBalance(
  days: readonly MeasuredDay[],
  accounts: readonly LeaveAccount[],
  frame: Frame,
): Finding[] {
  const first = days[0]?.day ?? "";
  return accounts.flatMap((account) => {
    let used = 0;
    let now = account;
    let { offSince } = account;
    let passedOn: MeasuredDay | null = null;
    for (const day of days) {
      if (isOff(day)) continue;
      const isWhole = [account.code, account.carriedAs].some(
        (code) => code !== null && isLeaveOf(day.intervals, code),
      );
      const daysOff =
        account.countsDaysOff && isWhole && offSince ? daysBetween(offSince, day.day) : 0;
      offSince = isWhole ? addDays(day.day, 1) : null;
      const parts = partsOfLeave(day, account) + daysOff * partsOfADay;
      used += parts;
      now = accountAfter(now, day.day, parts);
      if (!passedOn && parts > 0 && now.own < 0) passedOn = day;
    }
    if (!passedOn) return [];
    const left = account.own + (first <= account.carriedUntil ? account.carried : 0);
    const figures = { usedDays: daysOfParts(used), leftDays: daysOfParts(left) };
    return report(
      frame,
      "R16",
      passedOn.day,
      figuresToShow(account.code, passedOn.day, figures, frame),
    );
  });
}

/**
 * R18. The document that a reason requires did not arrive in time after the last day of the absence. `documented` holds the
 * days that a document covers; one such day covers the whole absence, which may have begun in the lead-in. Reported on its
 * first day in the month.
 */
export function documentMissing(
  all: readonly MeasuredDay[],
  firstIndex: number,
  documented: ReadonlySet<Day>,
  today: Day,
  frame: Frame,
): Finding[] {
  const begin = all[firstIndex]?.day;
  if (begin === undefined) return [];
  return absencesOf(all, frame).flatMap(({ reason, days: absent }) => {
    const [first, last] = [absent.find((day) => day >= begin), absent.at(-1)];
    if (first === undefined || last === undefined) return [];
    const dueDays =
      frame.reasonsOn(last).get(reason)?.documentDueDays ?? frame.parameters.documentDueDays;
    const dueOn = addDays(last, dueDays);
    if (today <= dueOn || absent.some((day) => documented.has(day))) return [];
    const inputs = { reason: codeToShow(reason, first, frame), days: absent.length, dueOn };
    return report(frame, "R18", first, inputs);
  });
}

/** How much of a planned day is leave of an account, under its own reason or the one of carried days; parts of a day. */
export function partsOfLeave(
  { intervals, plan }: Pick<MeasuredDay, "intervals" | "plan">,
  { code, carriedAs }: Pick<LeaveAccount, "code" | "carriedAs">,
): number {
  const isLeave = ({ reason }: Interval) =>
    reason !== undefined && (reason === code || reason === carriedAs);
  if (plan.minutes === 0 || !intervals.some(isLeave)) return 0;
  let minutes = 0;
  for (const interval of settleDay(intervals, plan)) {
    const span = isLeave(interval) ? spanOf(interval) : null;
    if (span) minutes += minutesWithin(plan.ranges, span.from, span.to);
  }
  return Math.round((partsOfADay * minutes) / (plan.minutes + plan.breakMinutes));
}

/** Whether a day has neither a duty nor work. */
export function isOff({ plan, presence }: MeasuredDay): boolean {
  return plan.minutes === 0 && presence.length === 0;
}

/** Absences that require a document, each with its days of duty; days without a duty do not end one. */
function absencesOf(days: readonly MeasuredDay[], frame: Frame): { reason: string; days: Day[] }[] {
  const absences: { reason: string; days: Day[] }[] = [];
  let isRunning = false;
  for (const { day, plan, intervals } of days) {
    if (plan.minutes === 0) continue;
    const reason = reasonWithDocument(intervals, frame.reasonsOn(day));
    const last = absences.at(-1);
    if (reason !== null && isRunning && last?.reason === reason) last.days.push(day);
    else if (reason !== null) absences.push({ reason, days: [day] });
    isRunning = reason !== null;
  }
  return absences;
}

function reasonWithDocument(
  intervals: readonly Interval[],
  reasons: ReturnType<Frame["reasonsOn"]>,
): string | null {
  for (const { reason } of intervals) {
    if (reason !== undefined && reasons.get(reason)?.requiresDocument) return reason;
  }
  return null;
}
