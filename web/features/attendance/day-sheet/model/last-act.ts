import type { DaySheet } from "#api/attendance-sheets.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { formatInstant } from "#web/ui/formats.ts";

type Deadline = Pick<DaySheet, "state" | "locksAt">;

/**
 * Who acted last, and how, and for a locked sheet whether it was never submitted; if its deadline is still ahead at the
 * moment `now`, when it will be locked.
 */
export function lastActWords(
  { acts, state, locksAt }: Deadline & Pick<DaySheet, "acts">,
  now: string,
): string | undefined {
  const [act] = acts;
  const isAhead = locksAt !== null && locksAt > now;
  const deadline = isAhead ? [t.locksAt(formatInstant(locksAt))] : [];
  if (!act || state === "open") return deadline[0];
  const name = Object.entries(t.states).find(([key]) => key === act.state)?.[1] ?? act.state;
  const done = t.act(name, act.by ?? t.system, formatInstant(act.at), act.reason);
  if (state !== "locked") return [done, ...deadline].join(" · ");
  const isSubmitted = acts.some(({ state }) => state === "submitted");
  return [done, ...(isSubmitted ? [] : [t.unsubmitted])].join(" · ");
}

/** That the deadline has passed and the sheet is about to be locked; null if it has not passed, or the sheet is locked. */
export function lateWords({ state, locksAt }: Deadline, now: string): string | null {
  if (state === "locked" || locksAt === null || locksAt > now) return null;
  return t.late[state](formatInstant(locksAt));
}
