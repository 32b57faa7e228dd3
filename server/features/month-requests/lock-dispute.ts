import { sql } from "kysely";
import type { DisputeOutcome } from "#api/disputes.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { holdContract } from "#server/features/contracts/public.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertNew } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound, refused } from "#server/kernel/fault.ts";
import { disputeRefusals } from "#texts/month-requests.ts";

/** A dispute about to be answered, and the person who gets the answer. */
export type LockedDispute = {
  id: string;
  contractId: string;
  structureId: string;
  date: Day;
  text: string;
  says: Interval[] | null;
  name: string;
  /** Where the answer is sent; empty if no address is known. */
  recipient: string;
  /** The person's tax number, which identifies an account. */
  afm: string;
  organization: string;
};

/** The dispute, with its contract locked. Throws `not-found` for a foreign one. */
export async function lockDispute(
  tx: Writer,
  ctx: BodyContext,
  id: string,
): Promise<LockedDispute> {
  const { rows } = await sql<LockedDispute>`
    select d.id, d.contract_id as "contractId", d.structure_id as "structureId", d.date, d.text, d.says,
      e.last_name || ' ' || e.first_name as name, e.afm, coalesce(l.recipient, nullif(e.email, ''), u.email, '') as recipient,
      o.description as organization
    from day_dispute d
    join contract c on c.organization_id = d.organization_id and c.id = d.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    join organization o on o.id = d.organization_id
    left join link l on l.organization_id = d.organization_id and l.id = d.link_id
    left join app_user u on u.id = d.by_user
    where d.organization_id = ${ctx.organizationId} and d.id = ${id}
  `.execute(tx);
  const dispute = orNotFound(rows[0]);
  await holdContract(tx, ctx, dispute.contractId);
  return dispute;
}

/** Stores the only answer to a dispute. Throws `refused` if there already is one. */
export async function storeAnswer(
  tx: Writer,
  ctx: BodyContext,
  { id }: LockedDispute,
  given: { outcome: DisputeOutcome; text: string },
): Promise<void> {
  const answer = { ...given, at: ctx.now, by_user: ctx.actor.userId };
  const row = { organization_id: ctx.organizationId, dispute_id: id, ...answer };
  if (!(await insertNew(tx, "dispute_answer", row))) throw refused(disputeRefusals.answered);
}
