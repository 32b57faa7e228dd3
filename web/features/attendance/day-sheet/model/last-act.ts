import type { DaySheet } from "#api/attendance-sheets.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { formatInstant } from "#web/ui/formats.ts";

/**
 * Who did what last, and of a sheet that is locked whether nobody had submitted it; while nobody has done anything, when
 * the sheet will be locked, or that its deadline has passed at the moment `now`.
 */
export function lastActWords(
  { acts, state, locksAt }: Pick<DaySheet, "acts" | "state" | "locksAt">,
  now: string,
): string | undefined {
  const [act] = acts;
  const words = locksAt !== null && locksAt <= now ? t.deadlinePassed : t.locksAt;
  const deadline = locksAt === null ? [] : [words(formatInstant(locksAt))];
  if (!act || state === "open") return deadline[0];
  const name = Object.entries(t.states).find(([key]) => key === act.state)?.[1] ?? act.state;
  const done = t.act(name, act.by ?? t.system, formatInstant(act.at), act.reason);
  if (state !== "locked") return [done, ...deadline].join(" · ");
  const isSubmitted = acts.some(({ state }) => state === "submitted");
  return [done, ...(isSubmitted ? [] : [t.unsubmitted])].join(" · ");
}
