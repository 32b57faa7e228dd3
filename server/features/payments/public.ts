export { amountsOfDays, amountsOfMonths, keyOf } from "./amounts-of-months.ts";
export { standingMonths } from "./months-due.ts";
export { paymentListings } from "./payments.queries.ts";
