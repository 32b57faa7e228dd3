export { CheckAll } from "./check-all.tsx";
export { linkToMonth } from "./month-link.tsx";
export { monthTones } from "./month-states.ts";
export { ReturnDialog } from "./return-dialog.tsx";
export { monthsToAct, outcomesOfMonths } from "./months-to-act.ts";
