export { boardOf } from "./board.ts";
export { digestOf, digestOfMonth, digestsOfContracts } from "./digest-of-month.ts";
export { forgetVolumes } from "./forget-volumes.ts";
export { digestDue } from "./digest-due.ts";
export { findingNotes, noteKey, noteOut, storeNotes } from "./finding-notes.ts";
export { checksBySettings, findingsOfContracts } from "./findings.ts";
export { checkOfStructure, countsByLevel } from "./findings-of-structure.ts";
export {
  type ContractMonth,
  monthsOfBody,
  monthsOfStructure,
  unfinishedMonth,
} from "./months.queries.ts";
export { beginCheck, storeChecks } from "./month-checks.ts";
export { peopleOf } from "./people.queries.ts";
export { requireStructure } from "./require-structure.ts";
export { reopenSheets } from "./sheets-of-month.ts";
export { storeSignature } from "./sign-month.ts";
export { newVerificationCode } from "./verification-code.ts";
export { unexplainedWarnings } from "./finding-notes.ts";
export {
  currentCountersignatures as standingCountersignatures,
  currentSignatures as standingSignatures,
  type Signature,
} from "./signature.queries.ts";
