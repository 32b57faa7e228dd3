import type { bodyMonths } from "#api/body-months.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { amountsOfBody } from "./amounts-of-body.ts";
import { bodyMonthListing } from "./body-months.queries.ts";

export const bodyMonthHandlers: Handlers<typeof bodyMonths> = {
  getAll: bodyMonthListing.getAll,
  export: bodyMonthListing.export,
  getAmounts: amountsOfBody,
};
