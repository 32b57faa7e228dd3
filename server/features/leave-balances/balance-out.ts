import type { LeaveBalance } from "#api/leave-balances.ts";
import { carriedLeft, daysOfParts, partsLeft } from "#domain/leave/account.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { LeaveStanding } from "./leave-standings.ts";

/** A standing as the calls say it, in days. */
export function balanceOut(
  { reason, entitled, year, carriedUntil, ...standing }: LeaveStanding,
  today: Day,
): Omit<LeaveBalance, "corrections"> {
  const isKnown = entitled !== null || standing.isCorrected || year.carried > 0;
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
    leftDays: isKnown ? daysOfParts(partsLeft(year, { isLapsed })) : null,
    lapsingDays: daysOfParts(carriedLeft(year)),
  };
}

/** Annual leave always, another reason where something was taken, planned or corrected. */
export function isWorthSaying({ reason, entitled, ...standing }: LeaveStanding): boolean {
  const isAnnual = entitled !== null && reason.group === "annual";
  return isAnnual || standing.taken + standing.planned > 0 || standing.isCorrected;
}
