import { packResult } from "./pack-result.ts";
import type { DayResult, Interval } from "./types.ts";

/**
 * What the ledger keeps of a record: enough to check that the stored one still matches it. `result` holds the minutes, other
 * than those of work, from which a month is totalled and paid; a history does not show them.
 */
export function recordState(
  { intervals, note }: { intervals: readonly Interval[]; note: string },
  day: DayResult,
  version: number,
) {
  const { label, reason: _reason, workedMinutes: _worked, ...result } = packResult(day);
  return { intervals, note, label, workedMinutes: day.workedMinutes, result, version };
}

/** A record's state in the ledger. */
export type RecordState = ReturnType<typeof recordState>;
