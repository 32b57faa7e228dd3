import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { links, DayLinkOut } from "#api/links.ts";
import type { Reader } from "#server/db/handles.ts";
import { lockRow } from "#server/db/rows.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { refused } from "#server/kernel/fault.ts";
import { linkState } from "#server/kernel/link-state.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { linkTexts } from "#texts/links.ts";
import { revokeLinks } from "./revoke-links.ts";

export const linkHandlers: Handlers<typeof links> = {
  getOfDay: (ctx, input) =>
    readBody(ctx, async (db) => {
      await requireStructure(db, input);
      return { link: await linkOfDay(db, input, ctx.now) };
    }),
  /** Revokes a link by hand. Throws `not-found` for a foreign one, `refused` for one that was used or revoked before. */
  revoke: (ctx, { id }) =>
    write(ctx, "link.revoke", async (tx) => {
      const link = await lockRow(tx, "link", { organization_id: ctx.organizationId, id }, [
        "structure_id",
        "date",
        "recipient_name",
      ]);
      const unused = sql`l.id = ${id} and not exists (
      select from link_act a where a.organization_id = l.organization_id and a.link_id = l.id and a.act = 'used')`;
      const revoked = await revokeLinks(tx, ctx, unused);
      if (revoked.length === 0) throw refused(linkTexts.over);
      const entry = entryOf("link", id, {
        structureId: link.structure_id,
        ...(link.date === null ? {} : { date: link.date }),
        before: { recipientName: link.recipient_name },
      });
      return { entries: [entry], result: null };
    }),
};

/** The newest link of a structure's day and its state at `now`; null if there is none. */
async function linkOfDay(
  db: Reader,
  { organizationId, structureId, date }: InputOf<typeof links.getOfDay>,
  now: Date,
): Promise<DayLinkOut | null> {
  const { rows } = await sql<
    Omit<DayLinkOut, "sentAt" | "expiresAt"> & { made: Date; until: Date }
  >`
    select l.id, l.recipient, l.recipient_name as "recipientName", l.made_at as made, l.expires_at as until, m.state as mail,
      ${linkState(now)} as state
    from link l
    left join mail m on m.organization_id = l.organization_id and m.id = l.mail_id
    where l.organization_id = ${organizationId} and l.structure_id = ${structureId} and l.date = ${date}
    order by l.made_at desc, l.id desc limit 1
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { made, until, ...link } = row;
  return { ...link, sentAt: made.toISOString(), expiresAt: until.toISOString() };
}
