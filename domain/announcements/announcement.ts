import type { Day } from "../calendar/day.ts";

/** How weighty an announcement is, the least first. */
export const importances = ["usual", "important", "urgent"] as const;

export type Importance = (typeof importances)[number];

/** What time and its author have made of an announcement. */
export type AnnouncementState = "planned" | "running" | "over" | "withdrawn";

/** The state on a day. */
export function announcementState(
  { fromDay, toDay, isWithdrawn }: { fromDay: Day; toDay: Day | null; isWithdrawn: boolean },
  today: Day,
): AnnouncementState {
  if (isWithdrawn) return "withdrawn";
  if (fromDay > today) return "planned";
  return toDay !== null && toDay < today ? "over" : "running";
}
