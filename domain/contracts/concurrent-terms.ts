import type { Schedule } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import { refusalToHours, refusalToWorkShare } from "./work-share.ts";

/** A term that a person holds, ends included; `to` null while it has no end. */
export type ConcurrentTerm = {
  contractId: string;
  from: Day;
  to: Day | null;
  weeklyMinutes: number;
  schedule: Schedule;
};

/**
 * Whether one person may hold these terms together: never more than full time, and no hours of one contract overlapping
 * those of another.
 */
export function refusalToCombine(
  terms: readonly ConcurrentTerm[],
): "over-full-time" | "overlapping-hours" | null {
  const tooMuch = refusalToWorkShare(terms);
  if (tooMuch) return tooMuch;
  for (const [index, one] of terms.entries()) {
    for (const other of terms.slice(index + 1)) {
      const meeting = one.contractId === other.contractId ? null : refusalToHours(one, other);
      if (meeting) return meeting;
    }
  }
  return null;
}
