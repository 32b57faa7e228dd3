import { sql } from "kysely";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import type { LinkContext } from "#server/kernel/link-context.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** The person who views their own month, identified by a link or an account. */
export type Requester = {
  contractId: string;
  month: Month;
  /** The structure of the contract at the time of the request. */
  structureId: string;
  by: { link_id: string; by_user: null } | { link_id: null; by_user: string };
};

/** The holder of a link to the month. */
export function requesterByLink({ link }: LinkContext<"month">): Requester {
  const { contractId, month, structureId, id } = link;
  return { contractId, month, structureId, by: { link_id: id, by_user: null } };
}

/** The signed-in user, for an own contract. Throws `not-found` for any other contract, and for a month in which it does not run. */
export async function requesterByAccount(
  ctx: BodyContext,
  { contractId, month }: { contractId: string; month: Month },
): Promise<Requester> {
  const requesters = await readBody(ctx, (db) => ownRequesters(db, ctx, month));
  return orNotFound(requesters.find((one) => one.contractId === contractId));
}

/** The own contracts that run in a month, each with its last structure in it; empty if the actor is not an employee. */
export async function ownRequesters(
  db: Reader,
  ctx: BodyContext,
  month: Month,
): Promise<(Requester & { number: string })[]> {
  const { contractIds } = await ownAffairs(db, ctx);
  const { rows } = await sql<{ contractId: string; structureId: string; number: string }>`
    select distinct on (t.contract_id) t.contract_id as "contractId", t.structure_id as "structureId", t.number
    from running_term t
    where t.organization_id = ${ctx.organizationId} and t.contract_id = any (${[...contractIds]}::uuid[])
      and t.first_day <= ${lastDay(month)} and t.last_day >= ${firstDay(month)}
    order by t.contract_id, t.first_day desc
  `.execute(db);
  return rows.map((row) => ({ ...row, month, by: { link_id: null, by_user: ctx.actor.userId } }));
}
