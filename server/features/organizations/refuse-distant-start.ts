import type { Day } from "#domain/calendar/day.ts";
import { latestFirstDayKept } from "#domain/organizations/first-day-kept.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { organizationTexts } from "#texts/organizations.ts";

/** Throws where the first day of keeping is put further ahead than it may lie; one that stands already stays. */
export function refuseDistantStart(
  { was, to }: { was: Day | null; to: Day | null },
  today: Day,
): void {
  const latest = latestFirstDayKept(today);
  if (to !== null && to !== was && to > latest)
    throw fieldFault("keptFrom", organizationTexts.keptTooLate(latest));
}
