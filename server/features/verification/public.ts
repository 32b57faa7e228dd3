export { boardOf } from "./board.ts";
export { type ContractDay, type DaysOfContract, daysOfContracts } from "./contract-days.ts";
export { digestOf, digestOfMonth } from "./digest-of-month.ts";
export { type FindingNote, findingNotes, noteKey, noteOut, storeNotes } from "./finding-notes.ts";
export { findingsOfContracts } from "./findings.ts";
export { countsByLevel, findingsOfStructure } from "./findings-of-structure.ts";
export { type ContractMonth, monthsOfStructure } from "./months.queries.ts";
export { storeChecks } from "./month-checks.ts";
export { type LockedMonth, lockedMonths, moveMonths } from "./move-months.ts";
export { peopleOf } from "./people.queries.ts";
export { requireStructure } from "./require-structure.ts";
export { reopenSheets } from "./sheets-of-month.ts";
export {
  handedInStates,
  signaturesTouchedBy,
  takeBack,
  type TouchedDays,
  voidSignatures,
} from "./touched-months.ts";
export { standingSignatures } from "./signature.queries.ts";
