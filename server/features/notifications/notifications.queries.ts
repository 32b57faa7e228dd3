import { type RawBuilder, sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { NotificationItem, notifications } from "#api/notifications.ts";
import { seesAllOrganizations } from "#domain/access.ts";
import { asTold } from "#server/db/columns.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";

type Row = Pick<NotificationItem, "id" | "kind" | "params"> & {
  at: Date;
  read_at: Date | null;
  organization: string | null;
  title: string | null;
};

/** A page of what concerns the one who asks, newest first, and how much of all of it is unread. */
export async function notificationsOf(
  ctx: SignedContext,
  { skip, take }: { skip: number; take: number },
): Promise<OutputOf<typeof notifications.getAll>> {
  const own = ownNotifications(ctx);
  const { rows } = await sql<Row>`
    select n.id, n.kind, n.params, n.at, n.read_at, n.organization, o.description as title
    from notification n left join organization o on o.id = n.organization
    where ${own} order by n.at desc, n.id desc offset ${skip} limit ${take}`.execute(ctx.db);
  const { rows: counted } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, count(*) filter (where n.read_at is null)::int as unread
    from notification n where ${own}`.execute(ctx.db);
  const structures = await structureTitles(ctx, rows);
  return {
    items: rows.map(({ organization, title, ...row }) => ({
      ...asTold(row),
      organization: organization === null ? null : { id: organization, title: title ?? "" },
      structureTitle: structures.get(row.params.structureId ?? "") ?? null,
    })),
    total: counted[0]?.total ?? 0,
    unread: counted[0]?.unread ?? 0,
  };
}

/** The user's own that have begun to concern them, without those of bodies that they no longer see. */
export function ownNotifications(ctx: SignedContext): RawBuilder<boolean> {
  const seen = seesAllOrganizations(ctx.actor.role)
    ? sql`true`
    : sql`(n.organization is null or n.organization = any (${[...ctx.rights.keys()]}::uuid[]))`;
  return sql`n.user_id = ${ctx.actor.userId} and n.at <= ${ctx.now} and ${seen}`;
}

async function structureTitles(
  ctx: SignedContext,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ params }) => params.structureId ?? []);
  if (ids.length === 0) return new Map();
  const bodies = [...new Set(rows.flatMap(({ organization }) => organization ?? []))];
  const found = await readBodies(ctx, bodies, (db) =>
    db
      .selectFrom("structure")
      .select(["id", "title"])
      .where("organization_id", "in", bodies)
      .where("id", "in", ids)
      .execute(),
  );
  return new Map(found.map(({ id, title }) => [id, title]));
}
