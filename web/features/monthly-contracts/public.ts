export { CheckAll } from "./check-all.tsx";
export { monthTones } from "./month-states.ts";
export { monthsToAct, outcomesOfMonths } from "./months-to-act.ts";
