import type { DayResult, Interval } from "#domain/attendance/types.ts";
import type { ReasonMask } from "#server/features/attendance/public.ts";

/** What the ledger keeps of a record or a correction of leave, or null where it was erased. */
type MaskedState = (Pick<DayResult, "label"> & { intervals: Interval[]; code: string }) | null;

/** The states before and after an entry, as whoever reads may see the reasons in them. */
export function maskStates<R extends Entry>(row: R, mask: ReasonMask): R {
  if (!mask.hides || !kindsWithReasons.has(row.subject_kind)) return row;
  return {
    ...row,
    before: maskState(row.before, row, mask),
    after: maskState(row.after, row, mask),
  };
}

const kindsWithReasons = new Set(["attendance-record", "leave-balance"]);

type Entry = { subject_kind: string; subject_id: string; before: unknown; after: unknown };

/** Guarantee: entries about records keep what `Kept` says, answers to disputes neither of its fields. */
function maskState(state: unknown, { subject_id }: Entry, mask: ReasonMask): unknown {
  const kept = state as Partial<NonNullable<MaskedState>> | null;
  const day = subject_id.slice(subject_id.indexOf("/") + 1);
  return (
    kept && {
      ...kept,
      ...(kept.intervals && { intervals: mask.intervals(day, kept.intervals) }),
      ...(kept.code !== undefined && { code: mask.code(day, kept.code) }),
      ...(kept.label === "sick" && { label: "leave" }),
    }
  );
}
