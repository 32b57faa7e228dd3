import { later } from "#web/ui/later.tsx";

export { CheckAll } from "./check-all.tsx";
export { monthTones } from "./month-states.ts";
export { monthsToAct, outcomesOfMonths } from "./months-to-act.ts";

export const ReturnOfStructure = later(
  async () => (await import("./return-of-structure.tsx")).ReturnOfStructure,
);
