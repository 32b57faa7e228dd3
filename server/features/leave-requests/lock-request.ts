import { sql } from "kysely";
import type { LeaveOutcome } from "#api/leave-requests.ts";
import type { Day } from "#domain/calendar/day.ts";
import { holdForRecords } from "#server/features/contracts/public.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound, refused } from "#server/kernel/fault.ts";
import type { NotificationOver } from "#server/kernel/notifications.ts";
import { leaveRequestRefusals as t } from "#texts/leave-requests.ts";

/** A request to be answered, and the recipient of the answer. */
export type LockedRequest = {
  id: string;
  contractId: string;
  structureId: string;
  code: string;
  from: Day;
  to: Day;
  name: string;
  /** Where the answer is sent; empty if no address is known. */
  recipient: string;
  /** The person's tax number, which identifies their account. */
  afm: string;
  organization: string;
  /** A file is attached. */
  hasFile: boolean;
};

/** The request. Throws `not-found` for a foreign one. */
export async function requestOf(db: Reader, ctx: BodyContext, id: string): Promise<LockedRequest> {
  const { rows } = await sql<LockedRequest>`
    select r.id, r.contract_id as "contractId", r.structure_id as "structureId", r.reason as code, r.from_day as "from",
      r.to_day as "to", e.last_name || ' ' || e.first_name as name, e.afm,
      coalesce(l.recipient, nullif(e.email, ''), u.email, '') as recipient, o.description as organization,
      exists (select from leave_request_file f
        where f.organization_id = r.organization_id and f.request_id = r.id) as "hasFile"
    from leave_request r
    join contract c on c.organization_id = r.organization_id and c.id = r.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    join organization o on o.id = r.organization_id
    left join link l on l.organization_id = r.organization_id and l.id = r.link_id
    left join app_user u on u.id = r.by_user
    where r.organization_id = ${ctx.organizationId} and r.id = ${id}
  `.execute(db);
  return orNotFound(rows[0]);
}

/** The request as it is once its contract is locked. Throws `not-found` for a foreign one. */
export async function lockRequest(
  tx: Writer,
  ctx: BodyContext,
  id: string,
): Promise<LockedRequest> {
  const { contractId } = await requestOf(tx, ctx, id);
  await holdForRecords(tx, ctx, [contractId]);
  // While this call waited for the lock, someone may have attached a file.
  return requestOf(tx, ctx, id);
}

/** Who answers: a user, or the holder of a month's link, who withdraws their own request. */
type By = { link_id: string | null; by_user: string | null };

/**
 * Stores the only answer of a request, and returns the notifications that users no longer need to see. Throws `refused`
 * if there is one already.
 */
export async function storeAnswer(
  tx: Writer,
  ctx: BodyContext,
  { id, structureId, from }: LockedRequest,
  given: { outcome: LeaveOutcome; text: string } & Partial<By>,
): Promise<NotificationOver[]> {
  const request = { organization_id: ctx.organizationId, request_id: id };
  const waited = await tx
    .deleteFrom("leave_request_waiting")
    .where((of) => of.and(request))
    .returning("request_id")
    .executeTakeFirst();
  if (!waited) throw refused(t.answered);
  const answer = { by_user: ctx.actor.userId, ...given, at: ctx.now };
  await insertRow(tx, "leave_request_answer", { ...request, ...answer });
  // Requests of one structure that begin on one day share a notification.
  const { rows } = await sql`
    select from leave_request_waiting w
    join leave_request r on r.organization_id = w.organization_id and r.id = w.request_id
    where w.organization_id = ${ctx.organizationId} and r.structure_id = ${structureId} and r.from_day = ${from}
    limit 1
  `.execute(tx);
  return rows.length > 0 ? [] : [{ kind: "leave-requested", params: { structureId, date: from } }];
}
