export { decisionWords } from "./decisions.queries.ts";
export { daysToSpend, decisionsLeft } from "./overtime-before.ts";
export { overtimeOfSheet } from "./overtime-of-sheet.ts";
