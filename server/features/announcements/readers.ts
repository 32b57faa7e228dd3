import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { announcements } from "#api/announcements.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";

type Row = {
  id: string;
  name: string;
  read_at: Date | null;
  confirmed_at: Date | null;
  total: string;
  read: string;
  confirmed: string;
};

/** Everyone whom an announcement concerns and who can sign in, who has not read it first. */
export async function readersOf(
  ctx: SignedContext,
  { id, skip, take }: InputOf<typeof announcements.getReaders>,
): Promise<OutputOf<typeof announcements.getReaders>> {
  const known = await ctx.db
    .selectFrom("announcement")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!known) throw new Fault("not-found");
  const { rows } = await sql<Row>`
    select u.id, u.nick_name as name, r.at as read_at, c.at as confirmed_at,
      count(*) over () as total, count(r.at) over () as read, count(c.at) over () as confirmed
    from announcement a
    join app_user u on u.disabled_at is null
      and u.role = any (coalesce(a.roles, array['Administrator', 'Executive', 'LegalRepresentative', 'Employee']))
      and (a.organizations is null or u.role in ('Administrator', 'Executive') or exists (
        select from user_organization l where l.user_id = u.id and l.organization_id = any (a.organizations)))
    left join announcement_reading r on r.announcement_id = a.id and r.user_id = u.id
    left join announcement_confirmation c on c.announcement_id = a.id and c.user_id = u.id
    where a.id = ${id}
    order by (case when a.must_confirm then c.at else r.at end) desc nulls first, u.nick_name, u.id
    offset ${skip} limit ${take}`.execute(ctx.db);
  const [first] = rows;
  return {
    items: rows.map(({ id: userId, name, read_at, confirmed_at }) => ({
      id: userId,
      name,
      readAt: read_at?.toISOString() ?? null,
      confirmedAt: confirmed_at?.toISOString() ?? null,
    })),
    total: Number(first?.total ?? 0),
    read: Number(first?.read ?? 0),
    confirmed: Number(first?.confirmed ?? 0),
  };
}
