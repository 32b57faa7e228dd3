import type { Spot } from "../../model/drafts.ts";
import { type CellLock, sheetRules, type SheetRules } from "../../model/rules.ts";
import { storedOn, type GridContract, type GridSheet } from "./sheet.ts";

/** The rules of a sheet from the server. */
export function rulesOf(sheet: GridSheet): SheetRules {
  const contractAt = ({ contractId }: Spot) => sheet.contracts.get(contractId);
  return sheetRules({
    today: sheet.today,
    storedAt: (spot) => storedOn(contractAt(spot), spot.day),
    lockAt: (spot) => {
      const contract = contractAt(spot);
      return contract ? lockOf(sheet, contract, spot.day) : "outside-contract";
    },
    contextAt: (spot) => {
      const contract = contractAt(spot);
      const day = sheet.days[spot.day - 1];
      if (!contract || day === undefined) return null;
      return { day, plan: sheet.planAt(contract, spot.day).plan, vocabulary: sheet.vocabulary };
    },
  });
}

/** Why a day of a contract is read-only, the most permanent reason first. */
export function lockOf(sheet: GridSheet, contract: GridContract, day: number): CellLock | null {
  if (!sheet.mayWrite) return "no-right";
  const { term } = sheet.planAt(contract, day);
  if (!term) return "outside-contract";
  if (term.structureId !== sheet.structure.id) return "other-structure";
  const date = sheet.days[day - 1] ?? "";
  if (sheet.effectOn(contract, date) === "closed") return "month-signed";
  return sheet.isLockedFor(contract.id, date) ? "day-locked" : null;
}
