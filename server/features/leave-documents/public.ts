export { documentedDays } from "./documented-days.ts";
