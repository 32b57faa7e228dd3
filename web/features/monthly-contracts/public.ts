export { monthTones } from "./month-states.ts";
