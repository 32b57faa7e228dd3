export { amountsOfDays, keyOf } from "./amounts-of-months.ts";
export { standingMonths } from "./months-due.ts";
export { paymentCount } from "./payments.queries.ts";
