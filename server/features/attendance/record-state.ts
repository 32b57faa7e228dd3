import type { DayResult, Interval } from "#domain/attendance/types.ts";

/** What the ledger keeps of a record: enough to tell whether the stored one is still it. */
export function recordState(
  { intervals, note }: { intervals: readonly Interval[]; note: string },
  { label, workedMinutes }: Pick<DayResult, "label" | "workedMinutes">,
  version: number,
) {
  return { intervals, note, label, workedMinutes, version };
}
