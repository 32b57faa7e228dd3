import type { DayLabel, DayResult } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import type { PayReasonsOn, Sickness, SickPay } from "./types.ts";

/** How a day is paid. */
export type DayPay =
  | "paid"
  | "half-paid"
  | "completed"
  | "unpaid"
  | "third-party"
  | "unjustified"
  | "off";

/** A computed day, as pay sees it. */
export type DayOfPay = { date: Day; result: DayResult };

/** A day with how it is paid. */
export type PaidDay = DayOfPay & { pay: DayPay };

const absences: ReadonlySet<DayLabel> = new Set(["leave", "sick", "unpaid", "unjustified"]);
const off: ReadonlySet<DayLabel> = new Set(["weekend", "rest", "holiday", "closure", "outside"]);

/** Planned minutes of absence for which the employer pays nothing. */
export function minutesNotPaid(result: DayResult): number {
  const { absenceUnpaidMinutes, unjustifiedMinutes, absenceThirdPartyMinutes } = result;
  return absenceUnpaidMinutes + unjustifiedMinutes + absenceThirdPartyMinutes;
}

/** Minutes of absence that the employer pays, whole or in part. */
export function minutesPaidAway(result: DayResult): number {
  const { absencePaidMinutes, absenceThirdPartyMinutes, absenceSickMinutes } = result;
  return absencePaidMinutes - absenceThirdPartyMinutes + absenceSickMinutes;
}

/** Whether an absence gives the day its label. */
export function isAbsent({ label }: DayResult): boolean {
  return absences.has(label);
}

/**
 * How each day is paid. If all absences of a day are unpaid, the one that gives the day its label decides; if only some are, the
 * day is paid minus its `minutesNotPaid`. Illness under private law follows `sickness`. Days off between two days of an absence that
 * is counted in calendar days and not paid in full are paid as those days are.
 */
export function payOfDays(
  days: readonly DayOfPay[],
  reasonsOn: PayReasonsOn,
  sickness: Sickness | null,
): PaidDay[] {
  const own = days.map((day) => ({ ...day, pay: payOfDay(day, reasonsOn, sickness) }));
  return own.map((day, at) => {
    if (day.pay !== "off") return day;
    const before = own.slice(0, at).findLast(({ pay }) => pay !== "off");
    const after = own.slice(at + 1).find(({ pay }) => pay !== "off");
    const isEnclosed =
      before &&
      after &&
      before.pay === after.pay &&
      isByCalendar(before, reasonsOn) &&
      isByCalendar(after, reasonsOn);
    return isEnclosed ? { ...day, pay: before.pay } : day;
  });
}

/**
 * Whether what lies before the first or after the last of the days decides how days off at that edge are paid: they
 * adjoin an absence that is counted in calendar days and not paid in full.
 */
export function hangsOnNeighbours(days: readonly DayOfPay[], reasonsOn: PayReasonsOn): boolean {
  const onDuty = days.filter(({ result }) => !off.has(result.label));
  if (onDuty.length === 0) return days.length > 0;
  const edges = [
    { edge: days[0], nearest: onDuty[0] },
    { edge: days.at(-1), nearest: onDuty.at(-1) },
  ];
  return edges.some(
    ({ edge, nearest }) => nearest && nearest !== edge && isByCalendar(nearest, reasonsOn),
  );
}

const sickPays: Readonly<Record<SickPay, DayPay>> = {
  half: "half-paid",
  completed: "completed",
  "benefit-alone": "third-party",
};

function payOfDay(
  { date, result }: DayOfPay,
  reasonsOn: PayReasonsOn,
  sickness: Sickness | null,
): DayPay {
  if (off.has(result.label)) return "off";
  if (!isAbsent(result)) return "paid";
  if (minutesPaidAway(result) === 0) {
    if (result.label === "unjustified" || result.label === "unpaid") return result.label;
    return "third-party";
  }
  const reason = result.reason === null ? undefined : reasonsOn(date).get(result.reason);
  return reason?.paid === "partial" ? sickPays[sickness?.pay.get(date) ?? "half"] : "paid";
}

/** Whether the day is one of an absence that is counted in calendar days and not paid in full, or a day off within it. */
export function isOfCalendarAbsence(day: PaidDay, reasonsOn: PayReasonsOn): boolean {
  return (off.has(day.result.label) && day.pay !== "off") || isByCalendar(day, reasonsOn);
}

/** Whether the day's absence is counted in calendar days and not paid in full. */
function isByCalendar({ date, result: { reason } }: DayOfPay, reasonsOn: PayReasonsOn): boolean {
  const terms = reason === null ? undefined : reasonsOn(date).get(reason);
  return terms !== undefined && terms.dayBasis !== "working" && terms.paid !== "full";
}
