import type { AbsenceReason } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import type { LeaveLaw } from "../contracts/employment-type.ts";
import { isOfLaw, limitPassed } from "./limits.ts";

/** What may count against a leave, by its reason's terms. */
export const leaveDoubts = ["event", "consecutive", "law", "service", "notice"] as const;

/** What a leave has (`has`) and what its reason requires or allows (`asked`): days, months of service, or zero. */
export type LeaveDoubt = { cause: (typeof leaveDoubts)[number]; has: number; asked: number };

type LeaveAsked = {
  reason: AbsenceReason & { minServiceMonths: number | null; noticeDays: number | null };
  law: LeaveLaw | null;
  /** The consecutive days of duty of the leave, with those before and after it that adjoin it, in order. */
  run: readonly Day[];
  /** Whole months of service at its first day. */
  serviceMonths: number;
  /** Days from today to its first day. */
  daysAhead: number;
};

/** What counts against a leave, the most serious first. */
export function doubtsOfLeave(of: LeaveAsked): LeaveDoubt[] {
  const { reason, law, run, serviceMonths, daysAhead } = of;
  const { minServiceMonths: months, noticeDays } = reason;
  const passed = limitPassed(reason, run);
  const least = [
    { cause: "service", has: serviceMonths, asked: months ?? 0 },
    // A leave that is entered afterwards does not show when it was requested.
    { cause: "notice", has: daysAhead, asked: daysAhead < 0 ? daysAhead : (noticeDays ?? 0) },
  ] as const;
  return [
    ...(isOfLaw(reason, law) ? [] : [{ cause: "law", has: 0, asked: 0 } as const]),
    ...(passed ? [{ cause: passed.cause, has: passed.days, asked: passed.mostDays }] : []),
    ...least.filter(({ has, asked }) => has < asked),
  ];
}

/** The doubts that must be confirmed before a leave is granted; the others are only shown. */
export function doubtsToConfirm<D extends Pick<LeaveDoubt, "cause">>(doubts: readonly D[]): D[] {
  return doubts.filter(({ cause }) => cause !== "service" && cause !== "notice");
}
