export { bodyMonthListing, sumsOf } from "./body-months.queries.ts";
