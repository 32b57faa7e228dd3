export { boardOf } from "./board.ts";
export { daysOfContracts } from "./contract-days.ts";
export { digestOfMonth } from "./digest-of-month.ts";
export { findingsOfContracts } from "./findings.ts";
export { countsByLevel, findingsOfStructure } from "./findings-of-structure.ts";
export { type ContractMonth, monthsOfStructure } from "./months.queries.ts";
export { type LockedMonth, lockedMonths, moveMonths } from "./move-months.ts";
export { reopenSheets } from "./sheets-of-month.ts";
export { standingSignatures } from "./signature.queries.ts";
