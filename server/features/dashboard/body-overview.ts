import type { dashboard } from "#api/dashboard.ts";
import { hasFullAccess, mayOpenRoute } from "#domain/access.ts";
import { monthOf } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { contractListing } from "#server/features/contracts/public.ts";
import { documentListings } from "#server/features/documents/public.ts";
import { documentsAwaited } from "#server/features/leave-documents/public.ts";
import { requestsWaiting } from "#server/features/leave-requests/public.ts";
import { disputesWaiting } from "#server/features/month-requests/public.ts";
import { unlockListings } from "#server/features/unlocks/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { closingOf } from "./closing.ts";
import { structuresToday } from "./structures-today.ts";
import { absencesOfMonth, missingDaysOfMonth, presenceByDay } from "./trends.queries.ts";

const endingDays = 30;
const namedContracts = 8;
const documentsPage = "/organization-administration/organization-documents";

/** What waits today in one body. Each figure is counted by the query of the list that it leads to. */
export const overviewOfBody: Handler<typeof dashboard.getOverview> = async (
  ctx,
  { organizationId },
) => {
  const { today } = ctx;
  const isFull = hasFullAccess(ctx.actor.role, ctx.right);
  const asked = { organizationId, today };
  const [structures, closing, rest] = await Promise.all([
    structuresToday(ctx),
    isFull ? closingOf(ctx) : null,
    readBody(ctx, async (db) => ({
      presence: await presenceByDay(db, asked),
      absences: await absencesOfMonth(db, asked),
      missingDays: isFull ? await missingDaysOfMonth(db, asked) : null,
      unlocks: {
        asked: await unlockListings.ofBodies.count(db, { state: "asked" }, ctx),
        granted: await unlockListings.ofBodies.count(db, { state: "granted" }, ctx),
      },
      contractsEnding: await endingContracts(db, ctx),
      documents: mayOpenRoute(ctx.actor.role, documentsPage) ? await documentsOf(db, ctx) : null,
      leaveDocuments: await documentsAwaited(ctx, db),
      leaveRequests: await requestsWaiting(ctx, db),
      disputes: await disputesWaiting(ctx, db),
    })),
  ]);
  return { today, month: monthOf(today), ...structures, closing, ...rest };
};

async function endingContracts(db: Reader, ctx: BodyContext) {
  const { organizationId } = ctx;
  const filter = { organizationId, endingWithinDays: endingDays, sort: "endDate" } as const;
  const rows = await contractListing.items(db, filter, ctx, { skip: 0, take: namedContracts });
  return {
    total: await contractListing.count(db, filter, ctx),
    first: rows.flatMap(({ id, number, lastName, firstName, endDate }) =>
      endDate === null ? [] : [{ id, number, lastName, firstName, endDate }],
    ),
  };
}

async function documentsOf(db: Reader, ctx: BodyContext) {
  const { organizationId } = ctx;
  const { count } = documentListings.ofBody;
  return {
    waiting: await count(db, { organizationId, state: "uploaded" }, ctx),
    ending: await count(db, { organizationId, endingWithinDays: endingDays }, ctx),
  };
}
