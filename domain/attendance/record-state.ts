import { packResult } from "./pack-result.ts";
import type { DayResult, Interval } from "./types.ts";

/**
 * What the ledger keeps of a record: enough to tell whether the stored one is still it. `result` are the minutes from which a
 * month is added up and paid, beside those of work; a history does not show them.
 */
export function recordState(
  { intervals, note }: { intervals: readonly Interval[]; note: string },
  day: DayResult,
  version: number,
) {
  const { label, reason: _reason, workedMinutes: _worked, ...result } = packResult(day);
  return { intervals, note, label, workedMinutes: day.workedMinutes, result, version };
}
