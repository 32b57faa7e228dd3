import { keysOf } from "../keys.ts";
import type { DayLabel, DayResult } from "./types.ts";

/** A result as it is stored: without its zeros, and without a reason where it has none, which saves two thirds of it. */
export type PackedResult = { label: DayLabel } & Partial<DayResult>;

const usual: Omit<DayResult, "label"> = {
  reason: null,
  plannedMinutes: 0,
  workedMinutes: 0,
  teleworkMinutes: 0,
  nightMinutes: 0,
  sundayHolidayMinutes: 0,
  overtimeMinutes: 0,
  absencePaidMinutes: 0,
  absenceUnpaidMinutes: 0,
  absenceSickMinutes: 0,
  unjustifiedMinutes: 0,
  absenceThirdPartyMinutes: 0,
  lateMinutes: 0,
  earlyMinutes: 0,
  awayMinutes: 0,
  balanceMinutes: 0,
};

const usualFields = keysOf(usual);

/** The stored form of a result. A null balance means that the day has none, and is kept. */
export function packResult(result: DayResult): PackedResult {
  const packed: Record<string, unknown> & { label: DayLabel } = { label: result.label };
  for (const field of usualFields)
    if (result[field] !== usual[field]) packed[field] = result[field];
  return packed;
}

/** The result that was packed. */
export function unpackResult(packed: PackedResult): DayResult {
  return { ...usual, ...packed };
}
