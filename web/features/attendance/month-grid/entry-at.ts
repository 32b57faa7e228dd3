import { addDays, type Day } from "#domain/calendar/day.ts";
import { daysOffWithin } from "#domain/leave/days-off.ts";
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
  const accounts = leaveOf(spot.contractId);
  const usedOf = (code: string) => {
    const { days } = viewOf(spot.contractId);
    const used = sheet.days.filter((_, index) => days[index]?.result.reason === code);
    const account = accounts.find((one) => one.code === code);
    if (!account?.countsDaysOff) return used.length;
    const off = new Set(sheet.days.filter((_, index) => days[index]?.plan.minutes === 0));
    const { offSince } = account;
    const before = offSince === null ? [] : [addDays(offSince, -1)];
    const isOff = (day: Day) => day < (sheet.days[0] ?? "") || off.has(day);
    return used.length + daysOffWithin([...before, ...used], isOff).length;
  };
  return {
    codes: codesOf(sheet.contracts.get(spot.contractId)?.leaveLaw ?? null),
    read: (text) => rules.read(spot, text),
    wordsOf: (intervals) => wordsOfIntervals(intervals, date, sheet.vocabulary.reasons),
    leftOf: (code) => daysLeft(accounts, code, date, usedOf(code)),
  };
}
