import { type RawBuilder, sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/**
 * Revokes the links of the body that satisfy a condition on `l`, and holds back their waiting mails. Returns the ids of
 * those that were not revoked before.
 */
export async function revokeLinks(
  tx: Writer,
  ctx: BodyContext,
  condition: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with revoked as (
      insert into link_act (organization_id, link_id, act, at, by_user)
      select l.organization_id, l.id, 'revoked', ${ctx.now}, ${ctx.actor.userId} from link l
      where l.organization_id = ${ctx.organizationId} and ${condition}
      on conflict do nothing
      returning link_id),
    kept as (
      update mail set useful_until = ${ctx.now}
      where organization_id = ${ctx.organizationId} and state = 'waiting' and id in (
        select l.mail_id from link l join revoked r on r.link_id = l.id where l.organization_id = ${ctx.organizationId}))
    select link_id as id from revoked
  `.execute(tx);
  return rows.map(({ id }) => id);
}
