import type { Day } from "#domain/calendar/day.ts";
import type { DayResult, Interval } from "#domain/attendance/types.ts";
import type { EntryDay, ReasonMask } from "#server/features/attendance/public.ts";

/** The stored state of a record, a correction of leave or a received document; null if it was erased. */
type MaskedState =
  | (Pick<DayResult, "label"> & { intervals: Interval[]; code: string; from: Day })
  | null;

/** The states before and after an entry, with the reasons masked that the reader may not see. */
export function maskStates<R extends Entry>(row: R, mask: ReasonMask): R {
  if (!mask.hides || !kindsWithReasons.has(row.subject_kind)) return row;
  return {
    ...row,
    before: maskState(row.before, row, mask),
    after: maskState(row.after, row, mask),
  };
}

const kindsWithReasons = new Set(["attendance-record", "leave-balance", "leave-document"]);

/** The day and absences in the entry of a record; undefined for any other entry. */
export function entryDayOf(row: Entry): EntryDay | undefined {
  if (row.subject_kind !== "attendance-record") return undefined;
  return { day: dayOf(row), before: absencesIn(row.before), after: absencesIn(row.after) };
}

function absencesIn(state: unknown): Interval[] | null {
  return keptIn(state)?.intervals ?? null;
}

type Entry = { subject_kind: string; subject_id: string; before: unknown; after: unknown };

/** Guarantee: entries about records have the fields of `MaskedState`, answers to disputes neither of them. */
function keptIn(state: unknown): Partial<NonNullable<MaskedState>> | null {
  return state as Partial<NonNullable<MaskedState>> | null;
}

function dayOf({ subject_id }: Entry): string {
  return subject_id.slice(subject_id.indexOf("/") + 1);
}

function maskState(state: unknown, entry: Entry, mask: ReasonMask): unknown {
  const ledgerState = keptIn(state);
  const day = ledgerState?.from ?? dayOf(entry);
  return (
    ledgerState && {
      ...ledgerState,
      ...(ledgerState.intervals && { intervals: mask.intervals(day, ledgerState.intervals) }),
      ...(ledgerState.code !== undefined && { code: mask.code(day, ledgerState.code) }),
      ...(ledgerState.label === "sick" && { label: "leave" }),
    }
  );
}
