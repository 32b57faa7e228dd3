export { CheckAll } from "./check-all.tsx";
export { monthChanges } from "./changes.ts";
export { monthTones } from "./month-states.ts";
export { ReturnDialog } from "./return-dialog.tsx";
export { monthsToAct, outcomesOfMonths } from "./months-to-act.ts";
