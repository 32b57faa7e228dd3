export {
  bodyMonthListing,
  sumOfBodies,
  waitingBeside,
  waitingCount,
} from "./body-months.queries.ts";
