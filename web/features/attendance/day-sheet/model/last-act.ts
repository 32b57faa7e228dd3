import type { DaySheet } from "#api/attendance-sheets.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { formatInstant } from "#web/ui/formats.ts";

/**
 * Who did what last, and of a sheet that is locked whether nobody had submitted it; while nobody has done anything, when
 * the sheet will be locked.
 */
export function lastActWords({
  acts,
  state,
  locksAt,
}: Pick<DaySheet, "acts" | "state" | "locksAt">): string | undefined {
  const [act] = acts;
  const deadline = locksAt === null ? [] : [t.locksAt(formatInstant(locksAt))];
  if (!act || state === "open") return deadline[0];
  const name = Object.entries(t.states).find(([key]) => key === act.state)?.[1] ?? act.state;
  const words = t.act(name, act.by ?? t.system, formatInstant(act.at), act.reason);
  if (state !== "locked") return [words, ...deadline].join(" · ");
  const isSubmitted = acts.some(({ state }) => state === "submitted");
  return [words, ...(isSubmitted ? [] : [t.unsubmitted])].join(" · ");
}
