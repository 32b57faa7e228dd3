import { cellText, parseCell, type CellContext } from "#domain/attendance/cell.ts";
import { refusalToRecord } from "#domain/attendance/refusal.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { contentOf } from "../../model/content.ts";
import type { Spot } from "../../model/drafts.ts";
import { unreadText } from "../../model/range.ts";
import type { CellLock, SheetRules } from "../../model/rules.ts";
import { storedOn, type GridContract, type GridSheet } from "./sheet.ts";

/** The rules of a sheet of the server. */
export function rulesOf(sheet: GridSheet): SheetRules {
  const contractAt = ({ contractId }: Spot) => sheet.contracts.get(contractId);
  const contextAt = (spot: Spot): CellContext | null => {
    const contract = contractAt(spot);
    const day = sheet.days[spot.day - 1];
    if (!contract || day === undefined) return null;
    return { day, plan: sheet.planAt(contract, spot.day).plan, vocabulary: sheet.vocabulary };
  };
  return {
    storedAt: (spot) => storedOn(contractAt(spot), spot.day),
    lockAt: (spot) => {
      const contract = contractAt(spot);
      return contract ? lockOf(sheet, contract, spot.day) : "outside-contract";
    },
    isOff: (spot) => (contextAt(spot)?.plan.ranges.length ?? 0) === 0,
    read: (spot, text) => {
      const context = contextAt(spot);
      if (!context)
        return { kind: "refused", text, refusal: "outside-contract", word: null, meant: null };
      const reading = parseCell(text, context);
      if ("refusal" in reading) return unreadText(text, context.day, reading);
      const refusal = refusalNow(sheet, context, reading.intervals);
      return refusal
        ? { kind: "refused", text, refusal, word: null, meant: null }
        : contentOf(reading.intervals);
    },
    textOf: (spot, content) => {
      if (content.kind === "refused") return content.text;
      const context = contextAt(spot);
      return context ? cellText(content.intervals, context) : "";
    },
  };
}

/** Why a day of a contract is only to be read, the most lasting reason first. */
export function lockOf(sheet: GridSheet, contract: GridContract, day: number): CellLock | null {
  if (!sheet.mayWrite) return "no-right";
  const { term } = sheet.planAt(contract, day);
  if (!term) return "outside-contract";
  if (term.structureId !== sheet.structure.id) return "other-structure";
  const date = sheet.days[day - 1] ?? "";
  if (sheet.effectOn(contract, date) === "closed") return "month-signed";
  return sheet.isLockedFor(contract.id, date) ? "day-locked" : null;
}

/** Locks are asked before anything is typed; what is left is the day to come. */
function refusalNow(sheet: GridSheet, context: CellContext, intervals: readonly Interval[]) {
  return refusalToRecord({
    day: context.day,
    today: sheet.today,
    locked: false,
    insideContract: true,
    monthSigned: false,
    plan: context.plan,
    reasons: sheet.vocabulary.reasons,
    intervals,
  });
}
