import type { DayLabel, DayResult } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import type { PayReason, Sickness, SickPay } from "./types.ts";

/** How a day stands to pay. */
export type DayPay =
  | "paid"
  | "half-paid"
  | "completed"
  | "unpaid"
  | "third-party"
  | "unjustified"
  | "off";

/** A computed day, as pay looks at it. */
export type DayOfPay = { date: Day; result: DayResult };

const absent: ReadonlySet<DayLabel> = new Set(["leave", "sick", "unpaid", "duty"]);
const off: ReadonlySet<DayLabel> = new Set(["weekend", "rest", "holiday", "closure", "outside"]);

/**
 * How each day stands to pay, by its label and what its reason pays; illness under private law by `sickness`. Days off between two days of an absence that is
 * counted in calendar days and not paid are not paid either.
 */
export function payOfDays(
  days: readonly DayOfPay[],
  reasons: ReadonlyMap<string, PayReason>,
  sickness: Sickness | null,
): { date: Day; result: DayResult; pay: DayPay }[] {
  const own = days.map((day) => ({ ...day, pay: payOfDay(day, reasons, sickness) }));
  return own.map((day, at) => {
    if (day.pay !== "off") return day;
    const before = own.slice(0, at).findLast(({ pay }) => pay !== "off");
    const after = own.slice(at + 1).find(({ pay }) => pay !== "off");
    const encloses = before && after && before.pay === after.pay && runsOn(before, after, reasons);
    return encloses ? { ...day, pay: before.pay } : day;
  });
}

const sickPays: Readonly<Record<SickPay, DayPay>> = {
  half: "half-paid",
  completed: "completed",
  "benefit-alone": "third-party",
};

function payOfDay(
  { date, result }: DayOfPay,
  reasons: ReadonlyMap<string, PayReason>,
  sickness: Sickness | null,
): DayPay {
  if (off.has(result.label)) return "off";
  if (result.label === "unjustified") return "unjustified";
  if (!absent.has(result.label)) return "paid";
  const paid = result.reason === null ? "full" : (reasons.get(result.reason)?.paid ?? "full");
  if (paid === "third-party") return "third-party";
  if (paid === "none" || result.label === "unpaid") return "unpaid";
  return paid === "partial" ? sickPays[sickness?.pay.get(date) ?? "half"] : "paid";
}

function runsOn(
  before: DayOfPay,
  after: DayOfPay,
  reasons: ReadonlyMap<string, PayReason>,
): boolean {
  return [before, after].every(
    ({ result }) => result.reason !== null && reasons.get(result.reason)?.inCalendarDays === true,
  );
}
