import { type RawBuilder, sql } from "kysely";
import type { NotificationParams } from "#api/notifications.ts";
import { deputised } from "#domain/access.ts";
import type { NotificationKind } from "#domain/notifications.ts";
import type { Writer } from "../db/handles.ts";
import type { BodyContext, SignedContext } from "./context.ts";
import type { LiveMessage } from "./live/message.ts";

/** A notification: for which users, about what. */
export type NewNotification = {
  /** A query for the ids of users. The actor and users who cannot sign in are excluded from it. */
  to: RawBuilder<unknown>;
  kind: NotificationKind;
  params: NotificationParams;
  /** From when on it concerns them. */
  at: Date;
};

/** A notification that has been settled since. */
export type NotificationOver = Pick<NewNotification, "kind" | "params">;

/** This many users fit into one live message; beyond that, all users reload. */
const mostTold = 150;

/** Users who write a body's data and are notified of what waits for them there. */
export function clerksOf(organizationId: string): RawBuilder<unknown> {
  return sql`
    select l.user_id from user_organization l join app_user c on c.id = l.user_id
    where l.organization_id = ${organizationId} and l.access_right = 'full'
      and c.role in ('Employee', 'LegalRepresentative')`;
}

/** Users responsible for a body today: its legal representatives, and the deputies of one. */
export function headsOf({ organizationId, today }: BodyContext): RawBuilder<unknown> {
  return sql`
    select l.user_id from user_organization l join app_user u on u.id = l.user_id
    where l.organization_id = ${organizationId} and l.access_right = 'full' and u.role = ${deputised}
    union select d.user_id from standing_deputy_act d
    where d.organization_id = ${organizationId} and ${today}::date between d.from_day and d.to_day`;
}

/** The accounts of a body that belong to an employee, matched by tax number. */
export function accountsOf(organizationId: string, afm: string): RawBuilder<unknown> {
  return sql`
    select u.id from app_user u
    join user_organization o on o.user_id = u.id and o.organization_id = ${organizationId}
    where u.afm = ${afm}`;
}

/**
 * Inserts the notifications in the transaction of the act, in one statement however many there are, and returns the live
 * messages to send after the commit. An unread notification is not repeated, so that a device with a wrong clock does not
 * fill a list.
 */
export async function leaveNotifications(
  tx: Writer,
  ctx: SignedContext,
  organizationId: string | null,
  left: readonly NewNotification[],
): Promise<LiveMessage[]> {
  if (left.length === 0) return [];
  const users = left.map(({ to }, n) => sql`select ${n}::int as n, t.id from (${to}) as t(id)`);
  const contents = left.map(({ kind, params, at }, n) => ({ n, kind, params, at }));
  const { rows } = await sql<{ id: string }>`
    with addressee as materialized (${sql.join(users, sql` union all `)}), whom as (
      select distinct on (u.id, c.kind, c.params) u.id, c.kind, c.params, c.at
      from addressee a
      join jsonb_to_recordset(${JSON.stringify(contents)}::jsonb) as c(n int, kind text, params jsonb, at timestamptz)
        on c.n = a.n
      join app_user u on u.id = a.id
      where u.id <> ${ctx.actor.userId} and u.disabled_at is null and not exists (
        select from notification n
        where n.user_id = u.id and n.read_at is null and n.kind = c.kind and n.params = c.params
          and n.organization is not distinct from ${organizationId}::uuid)
      order by u.id, c.kind, c.params, a.n
    ), left_now as (
      insert into notification (id, user_id, organization, kind, params, at)
      select gen_random_uuid(), w.id, ${organizationId}::uuid, w.kind, w.params, w.at from whom w
    )
    select distinct id from whom limit ${mostTold + 1}`.execute(tx);
  return recipientsOf(rows);
}

/**
 * Marks as read, for everyone, what has been settled since. Returns the live messages for the users affected.
 */
export async function endNotifications(
  tx: Writer,
  { now }: SignedContext,
  organizationId: string,
  over: readonly NotificationOver[],
): Promise<LiveMessage[]> {
  if (over.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update notification n set read_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(over)}::jsonb) as o(kind text, params jsonb)
      where n.organization = ${organizationId} and n.read_at is null and n.kind = o.kind and n.params = o.params
      returning n.user_id)
    select distinct user_id as id from ended limit ${mostTold + 1}`.execute(tx);
  return recipientsOf(rows);
}

/**
 * Marks as read what concerns no body and the actor has settled for themselves. Returns the live messages for the users
 * affected.
 */
export async function endOwnNotifications(
  tx: Writer,
  { now, actor }: SignedContext,
  { kind, params }: NotificationOver,
): Promise<LiveMessage[]> {
  const rows = await tx
    .updateTable("notification")
    .set({ read_at: now })
    .where("user_id", "=", actor.userId)
    .where("organization", "is", null)
    .where((of) => of.and({ kind, params: JSON.stringify(params) }))
    .where("read_at", "is", null)
    .returning("user_id as id")
    .execute();
  return recipientsOf(rows);
}

/**
 * Deletes unread notifications that concern no body, except for users whom they still concern (`still`, a query for the ids
 * of users). Returns the live messages for the users affected.
 */
export async function takeBackNotifications(
  tx: Writer,
  { kind, params }: NotificationOver,
  still: RawBuilder<unknown>,
): Promise<LiveMessage[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from notification n
      where n.organization is null and n.read_at is null and n.kind = ${kind}
        and n.params = ${JSON.stringify(params)}::jsonb and n.user_id not in (${still})
      returning n.user_id)
    select distinct user_id as id from gone limit ${mostTold + 1}`.execute(tx);
  return recipientsOf(rows);
}

function recipientsOf(rows: readonly { id: string }[]): LiveMessage[] {
  if (rows.length === 0) return [];
  const userIds = rows.length > mostTold ? null : rows.map(({ id }) => id);
  return [{ what: "notifications", userIds }];
}
