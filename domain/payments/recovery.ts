import type { Day } from "../calendar/day.ts";

/** Why a recovery cannot be stated. */
export type RecoveryRefusal = "nothing" | "more-than-waits" | "outside-recovery";

/**
 * Why it cannot be stated that `cents`, paid too much for a month, were paid back on a day; null where it can. The amount
 * must be above zero and no more than `waitingCents`, on a day that is not in the future and not before anything of the month was paid.
 * How such money is reclaimed (Law 4270/2014) is decided elsewhere; here it is stated once that is done.
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

/**
 * A movement of a month's money: cents paid by a line (negative: set off), or paid back (negative, and of no line).
 */
type Movement = { lineId: string | null; cents: number };

/**
 * Whether any of what a line paid for a month was paid back; `movements` are everything paid and paid back of the month,
 * oldest first. What is set off or paid back is taken from what was paid last.
 */
export function isPaidBack(lineId: string, movements: readonly Movement[]): boolean {
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
