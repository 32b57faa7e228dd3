import { monthRequestList } from "#api/month-requests.ts";
import { listingOf } from "#server/lists/listing.ts";
import { monthRequestListTexts } from "#texts/month-requests.ts";
import { toTellDisputes } from "./dispute-rows.ts";
import { requestCount, requestItems } from "./requests.queries.ts";

/** The newest request of each contract of a month, open disputes first, then by name. */
export const requestListing = listingOf(monthRequestList, {
  texts: monthRequestListTexts,
  before: async (asked, ctx) => ({ ...asked, told: await toTellDisputes(ctx) }),
  fileName: (_db, { month }) => monthRequestListTexts.fileName(month),
  count: (db, asked, { now }) => requestCount(db, asked, now),
  items: (db, asked, { now }, page) => requestItems(db, asked, { now, ...page }),
  values: {
    disputes: ({ disputes }) => disputes.length,
    unanswered: ({ disputes }) => disputes.filter(({ answer }) => answer === null).length,
  },
});
