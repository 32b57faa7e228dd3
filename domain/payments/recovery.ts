import { firstDay, type Day, type Month } from "../calendar/day.ts";

/** Why a recovery cannot be stated. */
export type RecoveryRefusal = "nothing" | "more-than-waits" | "outside-recovery";

/**
 * Whether it cannot be that so many cents of what was paid too much of a month were given back on a day: something, no more than waits,
 * on a day that has been and no earlier than the month began. What was paid without being due is asked back from whoever got
 * it (Law 4270/2014); by which procedure is decided outside, and stated here when it is done.
 */
export function refusalToRecovery(
  { cents, recoveredOn }: { cents: number; recoveredOn: Day },
  { waitingCents, month, today }: { waitingCents: number; month: Month; today: Day },
): RecoveryRefusal | null {
  if (cents <= 0) return "nothing";
  if (cents > waitingCents) return "more-than-waits";
  const isPossible = firstDay(month) <= recoveredOn && recoveredOn <= today;
  return isPossible ? null : "outside-recovery";
}
