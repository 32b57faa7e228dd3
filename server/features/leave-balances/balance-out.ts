import type { LeaveBalance } from "#api/leave-balances.ts";
import { carriedLeft, daysOfParts, partsLeft } from "#domain/leave/account.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ReasonBalance } from "./reason-balances.ts";

/** A leave standing as the calls return it, in days. */
export function balanceOut(of: ReasonBalance, today: Day): Omit<LeaveBalance, "corrections"> {
  const { reason, entitled, year, carriedUntil, ...standing } = of;
  const isLapsed = today > carriedUntil;
  return {
    code: reason.code,
    title: reason.title,
    entitledDays: entitled === null ? null : daysOfParts(entitled),
    carriedDays: daysOfParts(year.carried),
    carriedUntil,
    isCarriedByDecision: year.decided !== null,
    restOfYearBefore: standing.restBefore === null ? null : daysOfParts(standing.restBefore),
    correctedDays: daysOfParts(year.corrected),
    takenDays: daysOfParts(standing.taken),
    plannedDays: daysOfParts(standing.planned),
    leftDays: isKnown(of) ? daysOfParts(partsLeft(year, { isLapsed })) : null,
    lapsingDays: daysOfParts(carriedLeft(year)),
  };
}

/** Whether the leave has a number from which a remainder can be computed. */
export function isKnown({ entitled, isCorrected, year }: ReasonBalance): boolean {
  return entitled !== null || isCorrected || year.carried > 0;
}

/** Annual leave always, other reasons only if something was taken, planned or corrected. */
export function isWorthSaying({ reason, entitled, ...standing }: ReasonBalance): boolean {
  const isAnnual = entitled !== null && reason.group === "annual";
  return isAnnual || standing.taken + standing.planned > 0 || standing.isCorrected;
}
