import type { MonthState } from "#domain/attendance/monthly.ts";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

/** The tone of a month's state. */
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

/** The recorded share of a structure's planned days, 0 to 1; days with a missing punch do not count. Null if unknown. */
export function recordedShare({
  plannedDays,
  pendingDays,
  missingDays,
}: Pick<BoardRow, "plannedDays" | "pendingDays" | "missingDays">): number | null {
  if (!plannedDays || pendingDays === null || missingDays === null) return null;
  return Math.max(0, plannedDays - pendingDays - missingDays) / plannedDays;
}

/** Whether nothing of the structure's month is left to submit. */
export function isClosedMonth({
  draft,
  contracts,
}: Pick<BoardRow, "draft" | "contracts">): boolean {
  return contracts > 0 && draft === 0;
}
