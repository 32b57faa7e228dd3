export { bodyMonthListing, sumOfBodies, sumsOf } from "./body-months.queries.ts";
