import { useMemo } from "react";
import { kindTexts } from "#texts/attendance.ts";
import type { EntryOf } from "../entry/entry-box.tsx";
import { daysLeft } from "../entry/days-left.ts";
import { wordsOfIntervals } from "../interval-words.ts";
import type { Spot } from "../model/drafts.ts";
import { codesByLaw, codesWithTitles } from "../model/suggestions.ts";
import type { LeaveOf } from "../use-leave.ts";
import type { Grid } from "./use-grid.ts";

/** What the field of a day needs: its codes and texts, and what is left of each leave after the days of the month that use it. */
export function useEntryOf(grid: Grid, leaveOf: LeaveOf): (spot: Spot) => EntryOf {
  const { sheet, rules, viewOf } = grid;
  const { codes, reasons } = sheet.vocabulary;
  const codesOf = useMemo(
    () => codesByLaw(codesWithTitles(codes, kindTexts, reasons)),
    [codes, reasons],
  );
  return ({ contractId, day }) => {
    const date = sheet.days[day - 1] ?? "";
    // Which days off count within a leave depends on the days around it, which only the server knows.
    const accounts = leaveOf(contractId).filter(({ countsDaysOff }) => !countsDaysOff);
    const usedOf = (code: string) =>
      viewOf(contractId).days.filter(({ result }) => result.reason === code).length;
    return {
      codes: codesOf(sheet.contracts.get(contractId)?.leaveLaw ?? null),
      read: (text) => rules.read({ contractId, day }, text),
      wordsOf: (intervals) => wordsOfIntervals(intervals, date, reasons),
      leftOf: (code) => daysLeft(accounts, code, date, usedOf(code)),
    };
  };
}
