import { type RawBuilder, sql } from "kysely";
import type { NotificationParams } from "#api/notifications.ts";
import type { NotificationKind } from "#domain/notifications.ts";
import type { Writer } from "../db/handles.ts";
import type { SignedContext } from "./context.ts";
import type { LiveMessage } from "./live/message.ts";

/** Something that concerns users: whom, what, and which body's. */
export type NotificationLeft = {
  /** A query for the ids of users. Whoever acts, and whoever cannot sign in, is left out of it. */
  to: RawBuilder<unknown>;
  kind: NotificationKind;
  params: NotificationParams;
  /** From when on it concerns them. */
  at: Date;
};

/** So many users fit into one telling; where there are more, everybody asks. */
const mostTold = 150;

/** Those who write a body's data, which are told of what waits for them there. */
export function clerksOf(organizationId: string): RawBuilder<unknown> {
  return sql`
    select l.user_id from user_organization l join app_user c on c.id = l.user_id
    where l.organization_id = ${organizationId} and l.access_right = 'full'
      and c.role in ('Employee', 'LegalRepresentative')`;
}

/**
 * Leaves the notifications in the transaction of the act, and says what to tell once it is committed. The same is not left
 * twice while it is unread, so that a device with a wrong clock does not fill a list.
 */
export async function leaveNotifications(
  tx: Writer,
  ctx: SignedContext,
  organizationId: string | null,
  left: readonly NotificationLeft[],
): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = [];
  for (const { to, kind, params, at } of left) {
    const text = JSON.stringify(params);
    const { rows } = await sql<{ id: string }>`
      with asked (id) as materialized (${to}), whom as (
        select u.id from app_user u
        where u.id in (select id from asked) and u.id <> ${ctx.actor.userId} and u.disabled_at is null and not exists (
          select from notification n
          where n.user_id = u.id and n.read_at is null and n.kind = ${kind} and n.params = ${text}::jsonb
            and n.organization is not distinct from ${organizationId}::uuid)
      ), left_now as (
        insert into notification (id, user_id, organization, kind, params, at)
        select gen_random_uuid(), w.id, ${organizationId}::uuid, ${kind}, ${text}::jsonb, ${at} from whom w
      )
      select id from whom limit ${mostTold + 1}`.execute(tx);
    if (rows.length === 0) continue;
    const userIds = rows.length > mostTold ? null : rows.map(({ id }) => id);
    messages.push({ what: "notifications", userIds });
  }
  return messages;
}
