export {
  bodyMonthListing,
  monthWaits,
  sumOfBodies,
  otherWaitingMonths,
  waitingCount,
} from "./body-months.queries.ts";
