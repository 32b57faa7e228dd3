export { CheckAll } from "./check-all.tsx";
export { monthTones } from "./month-states.ts";
