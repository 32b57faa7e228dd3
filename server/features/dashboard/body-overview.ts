import { sql } from "kysely";
import type { dashboard, Overview } from "#api/dashboard.ts";
import { hasFullAccess, mayOpenRoute } from "#domain/access.ts";
import type { ContractState } from "#domain/contracts/contract.ts";
import { monthOf, addDays, firstDay, type Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import { contractListing } from "#server/features/contracts/public.ts";
import { documentListings } from "#server/features/documents/public.ts";
import { documentsAwaited } from "#server/features/leave-documents/public.ts";
import { requestsWaiting } from "#server/features/leave-requests/public.ts";
import { disputesWaiting } from "#server/features/month-requests/public.ts";
import { unlockListings } from "#server/features/unlocks/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { closingOf, unfinishedMonths, untouchedMonths } from "./closing.ts";
import { structuresToday } from "./structures-today.ts";

const endingDays = 30;
const namedContracts = 8;
const documentsPage = "/organization-administration/organization-documents";

/** What is outstanding today in one body. Each figure is counted by the query of the list that it links to. */
export const overviewOfBody: Handler<typeof dashboard.getOverview> = async (
  ctx,
  { organizationId },
) => {
  const { today } = ctx;
  const isFull = hasFullAccess(ctx.actor.role, ctx.right);
  const query = { organizationId, today };
  const [structures, closing, rest] = await Promise.all([
    structuresToday(ctx),
    isFull ? closingOf(ctx) : null,
    readBody(ctx, async (db) => ({
      presence: await presenceByDay(db, query),
      absences: await absencesOfMonth(db, query),
      missingDays: isFull ? await missingDaysOfMonth(db, query) : null,
      unfinished: isFull ? await unfinishedMonths(ctx, db, await untouchedMonths(ctx, db)) : [],
      unlocks: {
        asked: await unlockListings.ofBodies.count(db, { state: "asked" }, ctx),
        granted: await unlockListings.ofBodies.count(db, { state: "granted" }, ctx),
      },
      contractsWaiting: {
        draft: await contractsIn("draft", ctx, db),
        rejected: await contractsIn("rejected", ctx, db),
        submitted: await contractsIn("submitted", ctx, db),
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

/** Contracts of the body in a state. */
export async function contractsIn(
  state: ContractState,
  ctx: BodyContext,
  db: Reader,
): Promise<number> {
  return contractListing.count(db, { organizationId: ctx.organizationId, state }, ctx);
}

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

type Query = { organizationId: string; today: Day };

/**
 * The last ten days with anyone present or absent, within three weeks. Records are read by structure, so that the cost
 * does not depend on earlier years.
 */
async function presenceByDay(
  db: Reader,
  { organizationId, today }: Query,
): Promise<Overview["presence"]> {
  const { rows } = await sql<Overview["presence"][number]>`${prepared}
    select * from (
      select r.date,
        count(*) filter (where r.label in ('present', 'telework', 'duty', 'training'))::int as present,
        count(*) filter (where r.label in ('leave', 'sick', 'unpaid', 'unjustified'))::int as absent,
        count(*) filter (where r.label in ('pending', 'missing'))::int as unsettled
      from structure s
      cross join lateral (
        select date, label from attendance_record
        where organization_id = ${organizationId} and structure_id = s.id
          and date between ${addDays(today, -20)}::date and ${today}::date) r
      where s.organization_id = ${organizationId}
      group by r.date) days
    where present + absent > 0
    order by date desc limit 10`.execute(db);
  return rows.toReversed();
}

/** Days of absence of the running month by reason, the most frequent first; sensitive reasons together. */
async function absencesOfMonth(
  db: Reader,
  { organizationId, today }: Query,
): Promise<Overview["absences"]> {
  const { rows } = await sql<Overview["absences"][number]>`${prepared}
    select case when g.is_sensitive then null else g.title end as title, count(*)::int as days
    from structure s
    cross join lateral (
      select reason from attendance_record
      where organization_id = ${organizationId} and structure_id = s.id
        and date between ${firstDay(monthOf(today))}::date and ${today}::date
        and label in ('leave', 'sick', 'unpaid', 'unjustified')) r
    join absence_reasons_on(${today}::date) g on g.code = r.reason
    where s.organization_id = ${organizationId}
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Days recorded with a missing punch in the running month up to today, except in cancelled months. */
async function missingDaysOfMonth(db: Reader, { organizationId, today }: Query): Promise<number> {
  const month = monthOf(today);
  const { rows } = await sql<{ days: number }>`${prepared}
    select count(*)::int as days
    from structure s
    cross join lateral (
      select contract_id from attendance_record
      where organization_id = ${organizationId} and structure_id = s.id
        and date between ${firstDay(month)}::date and ${today}::date and label = 'missing') r
    where s.organization_id = ${organizationId} and not exists (
      select from monthly_contract m
      where m.organization_id = ${organizationId} and m.contract_id = r.contract_id and m.month = ${month}
        and m.state = 'cancelled')`.execute(db);
  return rows[0]?.days ?? 0;
}
