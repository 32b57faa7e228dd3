import type { MonthState } from "#domain/attendance/monthly.ts";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

/** How a month's state looks. */
export const monthTones: Record<MonthState, Tone> = {
  draft: "neutral",
  submitted: "info",
  awaiting: "warning",
  signed: "special",
  approved: "good",
  paid: "good",
  returned: "warning",
  cancelled: "neutral",
};

/** What part of a structure's planned days is recorded, 0 to 1, a missing punch not; null where that is not known. */
export function recordedShare({
  plannedDays,
  pendingDays,
  missingDays,
}: Pick<BoardRow, "plannedDays" | "pendingDays" | "missingDays">): number | null {
  if (!plannedDays || pendingDays === null || missingDays === null) return null;
  return Math.max(0, plannedDays - pendingDays - missingDays) / plannedDays;
}

/** Nothing of the structure's month is left to be submitted. */
export function isClosedMonth({
  draft,
  contracts,
}: Pick<BoardRow, "draft" | "contracts">): boolean {
  return contracts > 0 && draft === 0;
}
