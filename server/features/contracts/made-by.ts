import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/**
 * What `made_by` becomes by a hand of the actor: everyone who made, changed or submitted the contract before it was
 * approved, none of whom approves it. What is changed later needs no approval.
 */
export function madeBy({ actor }: BodyContext): RawBuilder<string[]> {
  const by = sql`${actor.userId}::uuid`;
  return sql`case when state not in ('draft', 'submitted', 'rejected') or ${by} = any (made_by) then made_by
    else made_by || ${by} end`;
}

/** Whether the actor had a hand in the contract, and so does not approve it. */
export async function isMaker(
  db: Reader,
  { organizationId, actor }: BodyContext,
  id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom("contract")
    .select("made_by")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.made_by.includes(actor.userId) ?? false;
}
