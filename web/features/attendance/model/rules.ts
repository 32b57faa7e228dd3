import { type CellContext, cellText, parseCell } from "#domain/attendance/cell.ts";
import { asPlanned } from "#domain/attendance/fill.ts";
import { refusalToRecord } from "#domain/attendance/refusal.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { type Content, contentOf } from "./content.ts";
import type { Spot, StoredDay } from "./drafts.ts";
import { unreadText } from "./range.ts";

/** Why a cell is read-only. */
export type CellLock =
  | "no-right"
  | "outside-contract"
  | "other-structure"
  | "day-locked"
  | "month-signed";

/** What the edits need to know about their sheet, of a month or a day. */
export type SheetRules = {
  /** What the sheet contains, as read from the server. */
  storedAt: (spot: Spot) => StoredDay;
  lockAt: (spot: Spot) => CellLock | null;
  /** True where nothing is planned: a weekend, a holiday, a closure, a day off. */
  isOff: (spot: Spot) => boolean;
  /** The day as planned; null where nothing is, or where it cannot be recorded yet. */
  plannedAt: (spot: Spot) => Content | null;
  /** What a typed or pasted text means on the day. */
  read: (spot: Spot, text: string) => Content;
  /** The text that `read` turns back into the content; a refused text as it was typed. */
  textOf: (spot: Spot, content: Content) => string;
};

type Given = Pick<SheetRules, "storedAt" | "lockAt"> & {
  today: Day;
  /** The day, what is planned on it and the codes; null for a cell outside the sheet. */
  contextAt: (spot: Spot) => CellContext | null;
};

/** The rules of a sheet, from its data for each cell. */
export function sheetRules({ today, contextAt, ...given }: Given): SheetRules {
  return {
    ...given,
    isOff: (spot) => (contextAt(spot)?.plan.ranges.length ?? 0) === 0,
    plannedAt: (spot) => {
      const context = contextAt(spot);
      return context && recordable(today, context, asPlanned(context.plan));
    },
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

/** The intervals as a cell's content; null if there are none, or if they may not be recorded now. */
export function recordable(
  today: Day,
  context: CellContext,
  intervals: readonly Interval[],
): Content | null {
  const isRecordable = intervals.length > 0 && refusalNow(today, context, intervals) === null;
  return isRecordable ? contentOf(intervals) : null;
}

/** Why the intervals may not be recorded now. Locks are checked before anything is typed; what remains is a day in the future. */
function refusalNow(
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
