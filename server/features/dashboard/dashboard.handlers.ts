import { sql } from "kysely";
import type { dashboard, WaitingOfBodies } from "#api/dashboard.ts";
import { seesAllOrganizations } from "#domain/access.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import type { PaymentState } from "#domain/payments/payment.ts";
import {
  bodyMonthListing,
  monthWaits,
  sumOfBodies,
  otherWaitingMonths,
} from "#server/features/body-months/public.ts";
import { documentListings } from "#server/features/documents/public.ts";
import { owedByBodies, paymentListings } from "#server/features/payments/public.ts";
import { unlockListings } from "#server/features/unlocks/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { overviewOfBody } from "./body-overview.ts";
import { setupOfBody } from "./setup-of-body.ts";
import { systemState } from "./system-state.ts";
import { waitingOfBody } from "./waiting-of-body.ts";

const shownBodies = 12;

const documents = documentListings.ofBodies;

/** For how many of a user's bodies the waiting items are counted, since each body is counted separately. */
const mostOfOwn = 12;

export const dashboardHandlers: Handlers<typeof dashboard> = {
  getOverview: overviewOfBody,
  getWaiting: waitingOfBody,
  /** What waits for the actor in each of their bodies: the sum of the figures in its menu. */
  getWaitingOfBodies: async (ctx) => {
    if (seesAllOrganizations(ctx.actor.role)) return { bodies: await waitingOnAgency(ctx) };
    const bodies: WaitingOfBodies["bodies"] = [];
    // Sequentially: figures beside a name do not justify more than one connection.
    for (const [organizationId, right] of [...ctx.rights].slice(0, mostOfOwn)) {
      const { agency: _, ...counts } = await waitingOfBody(
        { ...ctx, organizationId, right },
        { organizationId },
      );
      bodies.push({
        organizationId,
        count: Object.values(counts).reduce<number>((sum, one) => sum + (one ?? 0), 0),
      });
    }
    return { bodies };
  },
  /** What waits for the agency over all bodies. Each figure is counted by the query of the list that it links to. */
  getAgency: async (ctx) => {
    const { today } = ctx;
    const month = addMonths(monthOf(today), -1);
    const organizationIds = await everyBody(ctx);
    return readBodies(ctx, organizationIds, async (db) => {
      const payments = (state: PaymentState) => paymentListings.ofBodies.count(db, { state }, ctx);
      const query = { month, sort: "-signed" } as const;
      const bodies = await bodyMonthListing.items(db, query, ctx, {
        skip: 0,
        take: organizationIds.length,
      });
      return {
        month,
        bodies: bodies.slice(0, shownBodies),
        bodyCount: bodies.length,
        sums: sumOfBodies(bodies),
        alsoWaiting: await otherWaitingMonths(db, month),
        unlocksAsked: await unlockListings.ofBodies.count(db, { state: "asked" }, ctx),
        documentsWaiting: await documents.count(db, { state: "uploaded" }, ctx),
        documentsEnding: await documents.count(db, { endingWithinDays: 30 }, ctx),
        owed: await owedByBodies(db),
        payments: {
          draft: await payments("draft"),
          approved: await payments("approved"),
          ordered: await payments("ordered"),
          submitted: await payments("submitted"),
        },
      };
    });
  },
  getSystem: systemState,
  getSetup: setupOfBody,
};

/** Months to approve or confirm, requests to unlock and documents to decide, each by an index of the waiting ones. */
async function waitingOnAgency(ctx: SignedContext): Promise<WaitingOfBodies["bodies"]> {
  const { rows } = await readBodies(ctx, await everyBody(ctx), (db) =>
    sql<WaitingOfBodies["bodies"][number]>`
      select o.id as "organizationId",
        (select count(*) from monthly_contract m where m.organization_id = o.id and ${monthWaits})::int
        + (select count(*) from unlock_request u where u.organization_id = o.id and u.state = 'asked')::int
        + (select count(*) from document d where d.organization_id = o.id and d.state = 'uploaded')::int as count
      from organization o`.execute(db),
  );
  return rows;
}
