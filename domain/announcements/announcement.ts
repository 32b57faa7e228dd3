import type { Day } from "../calendar/day.ts";

/** Importance of an announcement, the least important first. */
export const importances = ["usual", "important", "urgent"] as const;

export type Importance = (typeof importances)[number];

/** State of an announcement: by its days, or withdrawn by its author. */
export const announcementStates = ["planned", "running", "over", "withdrawn"] as const;

export type AnnouncementState = (typeof announcementStates)[number];

/** The state on a day. */
export function announcementState(
  { fromDay, toDay, isWithdrawn }: { fromDay: Day; toDay: Day | null; isWithdrawn: boolean },
  today: Day,
): AnnouncementState {
  if (isWithdrawn) return "withdrawn";
  if (fromDay > today) return "planned";
  return toDay !== null && toDay < today ? "over" : "running";
}
