export { amountsOfDays, amountsOfMonths, keyOf } from "./amounts-of-months.ts";
export { currentMonths as standingMonths } from "./months-due.ts";
export { owedOfBodies } from "./owed-of-bodies.ts";
export { payWorthHeld } from "./pay-unchanged.ts";
export { paymentListings } from "./payments.queries.ts";
