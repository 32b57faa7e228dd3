import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { MailItem, mails } from "#api/mails.ts";
import { mailTexts } from "#texts/mail.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";

type Row = Omit<MailItem, "madeAt" | "nextTryAt"> & {
  madeAt: Date;
  nextTryAt: Date;
  total: number;
};

/** The mails of all bodies, newest first; where a link stands, its token is masked. */
export async function outbox(
  ctx: SignedContext,
  { state, search, skip, take }: InputOf<typeof mails.getAll>,
): Promise<OutputOf<typeof mails.getAll>> {
  const bodies = await ctx.db.selectFrom("organization").select("id").execute();
  const ids = bodies.map(({ id }) => id);
  const rows = await readBodies(ctx, ids, async (db) => {
    const found = await sql<Row>`
      with page as (
        select m.*, count(*) over ()::int as total from mail m
        where true ${state ? sql`and m.state = ${state}` : sql``}
          ${search ? sql`and greek_key(m.recipient || ' ' || m.subject) like '%' || greek_key(${search}) || '%'` : sql``}
        order by m.made_at desc, m.id desc limit ${take} offset ${skip})
      select p.id, p.organization_id as "organizationId", o.description as organization, p.recipient, p.subject,
        replace(p.body, '{link}', ${mailTexts.masked}) as text, p.state, p.made_at as "madeAt",
        p.next_try_at as "nextTryAt", coalesce(a.attempts, 0) as attempts, coalesce(a.answer, '') as "lastAnswer", p.total
      from page p
      join organization o on o.id = p.organization_id
      left join lateral (
        select count(*) over ()::int as attempts, t.answer from mail_attempt t
        where t.organization_id = p.organization_id and t.mail_id = p.id order by t.seq desc limit 1) a on true
      order by p.made_at desc, p.id desc
    `.execute(db);
    return found.rows;
  });
  return {
    isConnected: ctx.config.mail !== null,
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, madeAt, nextTryAt, ...row }) => ({
      ...row,
      madeAt: madeAt.toISOString(),
      nextTryAt: row.state === "waiting" ? nextTryAt.toISOString() : null,
    })),
  };
}
