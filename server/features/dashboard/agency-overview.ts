import type { OutputOf } from "#api/call.ts";
import type { dashboard } from "#api/dashboard.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import type { PaymentState } from "#domain/payments/payment.ts";
import { bodyMonthListing, sumOfBodies } from "#server/features/body-months/public.ts";
import { documentListings } from "#server/features/documents/public.ts";
import { paymentListings } from "#server/features/payments/public.ts";
import { unlockListings } from "#server/features/unlocks/public.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";

const shownBodies = 12;
const documents = documentListings.ofBodies;

/** What waits on the agency over all bodies. Each figure is counted by the query of the list that it leads to. */
export async function overviewOfAgency(
  ctx: SignedContext,
): Promise<OutputOf<typeof dashboard.getAgency>> {
  const { today } = ctx;
  const month = addMonths(monthOf(today), -1);
  const organizationIds = await everyBody(ctx);
  return readBodies(ctx, organizationIds, async (db) => {
    const payments = (state: PaymentState) => paymentListings.ofBodies.count(db, { state }, ctx);
    const asked = { month, sort: "-signed" } as const;
    const bodies = await bodyMonthListing.items(db, asked, ctx, {
      skip: 0,
      take: organizationIds.length,
    });
    return {
      month,
      bodies: bodies.slice(0, shownBodies),
      bodyCount: bodies.length,
      sums: sumOfBodies(bodies),
      unlocksAsked: await unlockListings.ofBodies.count(db, { state: "asked" }, ctx),
      documentsWaiting: await documents.count(db, { state: "uploaded" }, ctx),
      documentsEnding: await documents.count(db, { endingWithinDays: 30 }, ctx),
      payments: {
        draft: await payments("draft"),
        approved: await payments("approved"),
        ordered: await payments("ordered"),
        submitted: await payments("submitted"),
      },
    };
  });
}
