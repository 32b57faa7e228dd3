export { amountsOfDays, amountsOfMonths, keyOf } from "./amounts-of-months.ts";
export { currentMonths as standingMonths, isUnderWay } from "./months-due.ts";
export { monthsReached } from "./month-entries.ts";
export { owedByBodies } from "./owed-by-bodies.ts";
export { payUnchangedMonths } from "./pay-unchanged.ts";
export { paymentListings } from "./payments.queries.ts";
