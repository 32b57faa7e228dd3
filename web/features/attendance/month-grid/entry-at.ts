import type { EntryOf } from "../entry/entry-box.tsx";
import { daysLeft } from "../entry/left-of.ts";
import { wordsOfIntervals } from "../interval-words.ts";
import type { Spot } from "../model/drafts.ts";
import type { CodeTitle } from "../model/suggestions.ts";
import type { LeaveOf } from "../use-leave.ts";
import type { Grid } from "./use-grid.ts";

/** What the field of a day needs: its words, and what remains of each leave after the days of the month that have it. */
export function entryAt(
  { sheet, rules, viewOf }: Grid,
  spot: Spot,
  codes: readonly CodeTitle[],
  leaveOf: LeaveOf,
): EntryOf {
  const date = sheet.days[spot.day - 1] ?? "";
  const usedOf = (code: string) =>
    viewOf(spot.contractId).days.filter(({ result }) => result.reason === code).length;
  return {
    codes,
    read: (text) => rules.read(spot, text),
    wordsOf: (intervals) => wordsOfIntervals(intervals, date, sheet.vocabulary.reasons),
    leftOf: (code) => daysLeft(leaveOf(spot.contractId), code, date, usedOf(code)),
  };
}
