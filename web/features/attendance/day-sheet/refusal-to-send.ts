import { daySheetTexts as t } from "#texts/day-sheet.ts";
import type { DayModel } from "./model/day.ts";
import type { DayRow } from "./model/day-rows.ts";

const mostNamed = 3;

/** Why the sheet cannot be submitted in its present state, naming who still has no record; or null. */
export function refusalToSend(
  { state, date, today }: DayModel,
  rows: readonly DayRow[],
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (state === "locked") return t.resubmitLocked;
  if (state === "submitted") return t.resubmit;
  if (date > today) return t.future;
  if (rows.length === 0) return t.nobody;
  const pending = rows.filter(({ view }) => view.isPending).map(({ person }) => person.name);
  if (pending.length === 0) return null;
  const names = pending.length > mostNamed + 1 ? pending.slice(0, mostNamed) : pending;
  return t.pendingRows(names, pending.length - names.length);
}
