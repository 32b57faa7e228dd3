import type { Day } from "../calendar/day.ts";

/** Why a recovery cannot be stated. */
export type RecoveryRefusal = "nothing" | "more-than-waits" | "outside-recovery";

/**
 * Whether it cannot be that so many cents of what was paid too much of a month were given back on a day: something, no more than waits,
 * on a day that has been and no earlier than something of it was paid. What was paid without being due is asked back from whoever got
 * it (Law 4270/2014); by which procedure is decided outside, and stated here when it is done.
 */
export function refusalToRecovery(
  { cents, recoveredOn }: { cents: number; recoveredOn: Day },
  { waitingCents, paidFrom, today }: { waitingCents: number; paidFrom: Day; today: Day },
): RecoveryRefusal | null {
  if (cents <= 0) return "nothing";
  if (cents > waitingCents) return "more-than-waits";
  const isPossible = paidFrom <= recoveredOn && recoveredOn <= today;
  return isPossible ? null : "outside-recovery";
}

/** Cents that were paid of a month by a line, below zero where they were set off; or given back, below zero, of no line. */
type Movement = { lineId: string | null; cents: number };

/**
 * Whether something of what a line paid of a month was given back, by all that was paid and given back of the month, oldest
 * first. What is too much is what was paid last: of that is given back, and set off.
 */
export function isGivenBack(lineId: string, movements: readonly Movement[]): boolean {
  const paid: Movement[] = [];
  for (const { lineId: by, cents } of movements) {
    if (cents > 0) paid.push({ lineId: by, cents });
    for (let left = -cents; left > 0;) {
      const last = paid.pop();
      if (!last) break;
      if (by === null && last.lineId === lineId) return true;
      if (last.cents > left) paid.push({ ...last, cents: last.cents - left });
      left -= last.cents;
    }
  }
  return false;
}
