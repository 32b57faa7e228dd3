import type { DisputeOut } from "#api/disputes.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";

/** Disputes without an answer, in the employees' words, by contract. */
export function openTexts(disputes: readonly DisputeOut[]): ReadonlyMap<string, string> {
  const open = disputes.filter(({ answer }) => answer === null);
  return new Map(open.map(({ contractId, text }) => [contractId, text || t.disputedTimes]));
}
