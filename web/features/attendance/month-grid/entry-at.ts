import type { EntryOf } from "../entry/entry-box.tsx";
import { daysLeft } from "../entry/left-of.ts";
import { wordsOfIntervals } from "../interval-words.ts";
import type { Spot } from "../model/drafts.ts";
import type { CodesOfLaw } from "../model/suggestions.ts";
import type { LeaveOf } from "../use-leave.ts";
import type { Grid } from "./use-grid.ts";

/** What the field of a day needs: its words, and what remains of each leave after the days of the month that have it. */
export function entryAt(
  { sheet, rules, viewOf }: Grid,
  spot: Spot,
  codesOf: CodesOfLaw,
  leaveOf: LeaveOf,
): EntryOf {
  const date = sheet.days[spot.day - 1] ?? "";
  // Which days off count within a leave hangs on the days around it, which the server alone knows.
  const accounts = leaveOf(spot.contractId).filter(({ countsDaysOff }) => !countsDaysOff);
  const usedOf = (code: string) =>
    viewOf(spot.contractId).days.filter(({ result }) => result.reason === code).length;
  return {
    codes: codesOf(sheet.contracts.get(spot.contractId)?.leaveLaw ?? null),
    read: (text) => rules.read(spot, text),
    wordsOf: (intervals) => wordsOfIntervals(intervals, date, sheet.vocabulary.reasons),
    leftOf: (code) => daysLeft(accounts, code, date, usedOf(code)),
  };
}
