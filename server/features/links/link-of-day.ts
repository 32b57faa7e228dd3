import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { DayLinkOut, links } from "#api/links.ts";
import type { Reader } from "#server/db/handles.ts";
import { linkState } from "#server/kernel/link-state.ts";

/** The newest link of a structure's day, and how far it has come at `now`; null where none was given. */
export async function linkOfDay(
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
