import { sql, type RawBuilder } from "kysely";
import type { notifications, NotificationItem } from "#api/notifications.ts";
import { seesAllOrganizations } from "#domain/access.ts";
import { toResponse } from "#server/db/columns.ts";
import { structureTitles } from "#server/features/structures/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { writeSystem } from "#server/kernel/write.ts";

type Row = Pick<NotificationItem, "id" | "kind" | "params"> & {
  at: Date;
  read_at: Date | null;
  organization: string | null;
  title: string | null;
};

export const notificationHandlers: Handlers<typeof notifications> = {
  /** A page of the caller's notifications, newest first, and how many of all are unread. */
  getAll: async (ctx, { skip, take }) => {
    const own = ownNotifications(ctx);
    const { rows } = await sql<Row>`
    select n.id, n.kind, n.params, n.at, n.read_at, n.organization, o.description as title
    from notification n left join organization o on o.id = n.organization
    where ${own} order by n.at desc, n.id desc offset ${skip} limit ${take}`.execute(ctx.db);
    const { rows: counted } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, count(*) filter (where n.read_at is null)::int as unread
    from notification n where ${own}`.execute(ctx.db);
    const structures = await titlesIn(ctx, rows);
    return {
      items: rows.map(({ organization, title, ...row }) => ({
        ...toResponse(row),
        organization: organization === null ? null : { id: organization, title: title ?? "" },
        structureTitle: structures.get(row.params.structureId ?? "") ?? null,
      })),
      total: counted[0]?.total ?? 0,
      unread: counted[0]?.unread ?? 0,
    };
  },
  /** Marks the user's own as read, all if no ids are given; other users' ids have no effect. The user's other pages are informed. */
  read: async (ctx, { ids }) => {
    const answer = await writeSystem(ctx, "notification.read", async (tx) => {
      const isChosen = ids.length === 0 ? sql`true` : sql`n.id = any (${ids}::uuid[])`;
      await sql`
      update notification n set read_at = ${ctx.now}
      where n.read_at is null and ${ownNotifications(ctx)} and ${isChosen}`.execute(tx);
      return { entry: null, result: {} };
    });
    ctx.live.tell({ what: "notifications", userIds: [ctx.actor.userId] });
    return answer;
  },
};

/** The user's own notifications that are already due, except those of bodies that the user no longer sees. */
function ownNotifications(ctx: SignedContext): RawBuilder<boolean> {
  const isVisible = seesAllOrganizations(ctx.actor.role)
    ? sql`true`
    : sql`(n.organization is null or n.organization = any (${[...ctx.rights.keys()]}::uuid[]))`;
  return sql`n.user_id = ${ctx.actor.userId} and n.at <= ${ctx.now} and ${isVisible}`;
}

/** The titles of the structures that the notifications name. */
async function titlesIn(
  ctx: SignedContext,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ params }) => params.structureId ?? []);
  if (ids.length === 0) return new Map();
  const bodies = [...new Set(rows.flatMap(({ organization }) => organization ?? []))];
  return readBodies(ctx, bodies, (db) => structureTitles(db, bodies, ids));
}
