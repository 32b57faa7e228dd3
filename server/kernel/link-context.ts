import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Day, Month } from "#domain/calendar/day.ts";
import { fieldsIn } from "#server/db/columns.ts";
import { linkTexts } from "#texts/links.ts";
import type { BodyContext, Context } from "./context.ts";
import { Fault } from "./fault.ts";
import { isOfRecipient } from "./link-state.ts";
import { linkHash, organizationOfToken } from "./link-token.ts";
import { count, type Rate, requireRateLeft } from "./rate-limit.ts";
import { readBodies } from "./read-body.ts";
import { withoutSession } from "./without-session.ts";

/** What a link gives access to. */
export type LinkSubject =
  | { kind: "daily-report"; date: Day }
  | { kind: "month"; contractId: string; month: Month };

/** A valid link, and to whom it was given. */
type Link = LinkSubject & {
  id: string;
  structureId: string;
  recipientName: string;
  expiresAt: Date;
  /** When its one act was done; from then on it is read-only. */
  usedAt: Date | null;
};

/** A call by the holder of a link, without an account. The link itself is the actor. */
export type LinkContext<K extends Link["kind"] = Link["kind"]> = BodyContext & {
  link: Link & { kind: K };
};

/**
 * The context of a call with `Authorization: Link …`. A link that is unknown, expired, revoked, of another kind, or whose
 * recipient is no longer the one in charge (by name, if there is no known address) gives 404, always with the same bytes.
 * Viewing changes nothing.
 */
export async function linkContext(
  ctx: Context,
  kind: Link["kind"],
  request: FastifyRequest,
): Promise<LinkContext> {
  const token = /^Link ([\w-]{64})$/.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw noSuchLink();
  await requireRateLeft(ctx, ratesOfWrongLinks(ctx));
  const organizationId = organizationOfToken(token);
  const link = await readLink(ctx, organizationId, linkHash(token));
  if (link?.kind !== kind) {
    await count(ctx, ratesOfWrongLinks(ctx));
    throw noSuchLink();
  }
  // The weakest role; no act is allowed by it, and the ledger records `LinkHolder`.
  const actor = { userId: link.id, role: "ThirdPartyUser", nickName: link.recipientName } as const;
  return { ...withoutSession(ctx, organizationId, { actor, source: "link" }), link };
}

type Row = {
  id: string;
  kind: string;
  structure_id: string;
  date: string | null;
  contract_id: string | null;
  month: string | null;
  recipient_name: string;
  expires_at: Date;
  used_at: Date | null;
};

async function readLink(ctx: Context, organizationId: string, hash: Buffer): Promise<Link | null> {
  const row = await readBodies(ctx, [organizationId], async (db) => {
    const { rows } = await sql<Row>`
      select l.id, l.kind, l.structure_id, l.date, l.contract_id, l.month, l.recipient_name, l.expires_at, used.at as used_at
      from link l
      left join link_act used on used.organization_id = l.organization_id and used.link_id = l.id and used.act = 'used'
      where l.organization_id = ${organizationId} and l.token_hash = ${hash} and l.expires_at > ${ctx.now}
        and ${isOfRecipient}
        and not exists (
          select from link_act a
          where a.organization_id = l.organization_id and a.link_id = l.id and a.act = 'revoked')
    `.execute(db);
    return rows[0];
  });
  if (!row) return null;
  const link = fieldsIn(row, ["id", "structureId", "recipientName", "expiresAt", "usedAt"]);
  if (row.date !== null) return { ...link, kind: "daily-report", date: row.date };
  if (row.contract_id === null || row.month === null) return null;
  return { ...link, kind: "month", contractId: row.contract_id, month: row.month };
}

/** How many wrong links an address may try, as set in docs/decisions/0038-links.md; valid ones are not counted. */
function ratesOfWrongLinks(ctx: Context): Rate[] {
  return [
    { name: `wrong links of a minute from ${ctx.origin.ip}`, most: 10, seconds: 60 },
    { name: `wrong links of an hour from ${ctx.origin.ip}`, most: 30, seconds: 60 * 60 },
  ];
}

function noSuchLink(): Fault {
  return new Fault("not-found", { detail: linkTexts.noSuchLink });
}
