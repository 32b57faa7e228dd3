import { formatDuration } from "#domain/minutes.ts";
import { requestedUnlockTexts, gridTexts, lockTexts, statusTexts } from "#texts/attendance.ts";
import { entryRefusalText, quoted } from "#texts/entry-refusals.ts";
import { legendOfCodes, dayCodes } from "#texts/print.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { wordsOfIntervals } from "../interval-words.ts";
import { totalTexts } from "./totals.ts";
import type { CellLock } from "../model/rules.ts";
import { contentOfDay, type DayView } from "./model/row-view.ts";
import { markOf } from "../reopening/reopening-words.ts";
import type { GridContract, GridSheet } from "./model/sheet.ts";
import type { Grid } from "./use-grid.ts";

/** The active cell in words: whose it is, which day, its content, and what is wrong with it or why it is locked. */
export type ActiveWords = {
  who: string;
  when: string;
  what: string;
  trouble: string | null;
  /** The only trouble is that the cell is read-only. */
  isLocked: boolean;
  /** The totals of the contract's month. */
  month: string;
};

/** Null if the grid shows no one. */
export function activeWordsOf({ sheet, state, viewOf }: Grid): ActiveWords | null {
  const { row, column } = state.selection.active;
  const contract = sheet.contracts.get(state.order[row] ?? "");
  if (!contract) return null;
  const view = viewOf(contract.id);
  const { totals, dueDays } = view;
  const month = statusTexts.month(
    totals.presentDays,
    formatDuration(totals.workedMinutes),
    formatDuration(totals.balanceMinutes),
    dueDays,
  );
  const who = contract.name;
  const date = sheet.days[column];
  const day = view.days[column];
  if (date === undefined || !day) {
    const total = Object.values(gridTexts.totals)[column - sheet.days.length];
    const value = totalTexts(view)[column - sheet.days.length] ?? "";
    return {
      who,
      when: total?.title ?? "",
      what: value === "" ? "0" : value,
      trouble: null,
      isLocked: false,
      month,
    };
  }
  const nature = sheet.natureOf(date).title;
  const when = nature === null ? formatLongDay(date) : `${formatLongDay(date)} (${nature})`;
  const what = wordsOfDay(day, date, sheet.vocabulary.reasons);
  const isAsked = sheet.isUnlockAsked(contract.id, date);
  const trouble = troubleOf(day, isAsked) ?? fallOf(sheet, contract, date);
  return {
    who,
    when,
    what,
    trouble: trouble === what ? null : trouble,
    isLocked: !day.draft,
    month,
  };
}

/** The active cell in one sentence, for screen readers. */
export function spoken(words: ActiveWords | null): string {
  if (!words) return "";
  const { who, when, what, trouble } = words;
  return [`${who}, ${when}: ${what}`, trouble].filter((part) => part !== null).join(". ");
}

function wordsOfDay(
  day: DayView,
  date: string,
  reasons: Grid["sheet"]["vocabulary"]["reasons"],
): string {
  const content = contentOfDay(day);
  if (content.kind === "refused") return `«${quoted(content.text)}»`;
  const { label, workedMinutes, balanceMinutes } = day.result;
  if (content.intervals.length === 0) {
    if (day.lock === "other-structure") return lockTexts[day.lock];
    const code = dayCodes[label];
    return legendOfCodes.find((one) => one.code === code)?.title ?? "";
  }
  return [
    wordsOfIntervals(content.intervals, date, reasons),
    ...(workedMinutes > 0 ? [statusTexts.worked(formatDuration(workedMinutes))] : []),
    ...(balanceMinutes ? [statusTexts.balance(formatDuration(balanceMinutes))] : []),
    ...(day.stored.hasNote ? [gridTexts.note] : []),
  ].join(" · ");
}

/** Before the first change of a day under an unlock: that its month would reopen. */
function fallOf(sheet: GridSheet, contract: GridContract, date: string): string | null {
  const month = sheet.reopening.get(contract.id);
  return month && sheet.effectOn(contract, date) === "reopens" ? markOf(month) : null;
}

function troubleOf({ draft, lock }: DayView, isAsked: boolean): string | null {
  if (draft?.answer?.kind === "changed") return gridTexts.conflict(draft.answer.theirs.isOwn);
  if (draft?.answer) return draft.answer.messages.join(" ");
  if (draft?.content.kind === "refused") {
    return entryRefusalText(draft.content);
  }
  return lock && lockWords(lock, isAsked);
}

/** Why a day is read-only; if it can be unlocked, whether that was already requested. */
export function lockWords(lock: CellLock, isUnlockAsked: boolean): string {
  const mayOpen = lock === "day-locked" || lock === "month-signed";
  return mayOpen && isUnlockAsked ? requestedUnlockTexts[lock] : lockTexts[lock];
}
