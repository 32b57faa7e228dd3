export { monthsOfBodies } from "./body-months.queries.ts";
