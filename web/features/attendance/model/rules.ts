import { type CellContext, cellText, parseCell } from "#domain/attendance/cell.ts";
import { refusalToRecord } from "#domain/attendance/refusal.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { type Content, contentOf } from "./content.ts";
import type { Spot, StoredDay } from "./drafts.ts";
import { unreadText } from "./range.ts";

/** Why a cell is only to be read. */
export type CellLock =
  | "no-right"
  | "outside-contract"
  | "other-structure"
  | "day-locked"
  | "month-signed";

/** What the edits ask of the sheet they are made on, a month or a day. */
export type SheetRules = {
  /** What the sheet holds, as it was read from the server. */
  storedAt: (spot: Spot) => StoredDay;
  lockAt: (spot: Spot) => CellLock | null;
  /** True where nothing is planned: a weekend, a holiday, a closure, a day off. */
  isOff: (spot: Spot) => boolean;
  /** What a typed or pasted text means on the day. */
  read: (spot: Spot, text: string) => Content;
  /** The text that `read` turns into the content again; a refused text as it was typed. */
  textOf: (spot: Spot, content: Content) => string;
};

type Given = Pick<SheetRules, "storedAt" | "lockAt"> & {
  today: Day;
  /** The day, what is planned on it and the codes; null for a place outside the sheet. */
  contextAt: (spot: Spot) => CellContext | null;
};

/** The rules of a sheet, from what it says of each place. */
export function sheetRules({ today, contextAt, ...given }: Given): SheetRules {
  return {
    ...given,
    isOff: (spot) => (contextAt(spot)?.plan.ranges.length ?? 0) === 0,
    read: (spot, text) => {
      const refused = { kind: "refused", text, word: null, meant: null } as const;
      const context = contextAt(spot);
      if (!context) return { ...refused, refusal: "outside-contract" };
      const reading = parseCell(text, context);
      if ("refusal" in reading) return unreadText(text, context.day, reading);
      const refusal = refusalNow(today, context, reading.intervals);
      return refusal ? { ...refused, refusal } : contentOf(reading.intervals);
    },
    textOf: (spot, content) => {
      if (content.kind === "refused") return content.text;
      const context = contextAt(spot);
      return context ? cellText(content.intervals, context) : "";
    },
  };
}

/** Why the intervals may not be recorded now. Locks are asked before anything is typed; what is left is the day to come. */
export function refusalNow(
  today: Day,
  { day, plan, vocabulary: { reasons } }: CellContext,
  intervals: readonly Interval[],
) {
  return refusalToRecord({
    day,
    today,
    locked: false,
    insideContract: true,
    monthSigned: false,
    plan,
    reasons,
    intervals,
  });
}
