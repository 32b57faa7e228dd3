export {
  bodyMonthListing,
  monthWaits,
  sumOfBodies,
  waitingBeside,
  waitingCount,
} from "./body-months.queries.ts";
