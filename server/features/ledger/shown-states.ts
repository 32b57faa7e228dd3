import type { DayResult, Interval } from "#domain/attendance/types.ts";
import type { ShownReasons } from "#server/features/attendance/public.ts";

/** What the ledger keeps of a record or a correction of leave, or null where it was erased. */
type Kept = (Pick<DayResult, "label"> & { intervals: Interval[]; code: string }) | null;

/** The states before and after an entry, as whoever reads may see the reasons in them. */
export function shownStates<R extends Entry>(row: R, shown: ShownReasons): R {
  if (shown.hides && row.subject_kind === "sickness-benefit")
    return { ...row, before: null, after: null };
  if (!shown.hides || !kindsWithReasons.has(row.subject_kind)) return row;
  return {
    ...row,
    before: shownKept(row.before, row, shown),
    after: shownKept(row.after, row, shown),
  };
}

const kindsWithReasons = new Set(["attendance-record", "leave-balance"]);

type Entry = { subject_kind: string; subject_id: string; before: unknown; after: unknown };

/** Guarantee: entries about records keep what `Kept` says, answers to disputes neither of its fields. */
function shownKept(state: unknown, { subject_id }: Entry, shown: ShownReasons): unknown {
  const kept = state as Partial<NonNullable<Kept>> | null;
  const day = subject_id.slice(subject_id.indexOf("/") + 1);
  return (
    kept && {
      ...kept,
      ...(kept.intervals && { intervals: shown.intervals(day, kept.intervals) }),
      ...(kept.code !== undefined && { code: shown.code(day, kept.code) }),
      ...(kept.label === "sick" && { label: "leave" }),
    }
  );
}
