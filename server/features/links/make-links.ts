import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import { insertRows } from "#server/db/rows.ts";
import { type MailDraft, queueMails } from "#server/features/mail/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { LinkSubject } from "#server/kernel/link-context.ts";
import { linkHash, newLinkToken } from "#server/kernel/link-token.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import { revokeLinks } from "./revoke-links.ts";

/** A link for someone, and the mail that delivers it. */
export type LinkDraft = {
  opens: LinkSubject;
  structureId: string;
  recipient: string;
  recipientName: string;
  expiresAt: Date;
  /** The path of the page for a token: `/daily-report/…`. */
  path: (token: string) => string;
  /** Null for a link that its maker hands over. */
  mail: Pick<MailDraft, "kind" | "subject" | "text"> | null;
};

/** A new link: its ledger entry, and the full address with the token. */
export type MadeLink = { entry: Entry; address: string };

/**
 * Makes links and their mails, in the transaction of the act that grants them; earlier links for the same subject are
 * revoked and their waiting mails not sent. A token is known only to its mail; the address of a day's link is also
 * stored sealed, so that it can be copied while valid. Returns the links in order.
 */
export async function makeLinks(
  tx: Writer,
  ctx: BodyContext,
  drafts: readonly LinkDraft[],
): Promise<MadeLink[]> {
  if (drafts.length === 0) return [];
  await revokeEarlier(tx, ctx, drafts);
  const links = drafts.map((draft) => ({ ...draft, id: uuid(), ...withAddress(ctx, draft) }));
  const mailed = links.flatMap(({ id, mail, recipient, expiresAt, address }) =>
    mail === null
      ? []
      : [{ id, mail: { ...mail, recipient, link: address, usefulUntil: expiresAt } }],
  );
  const mailIds = await queueMails(
    tx,
    ctx,
    mailed.map(({ mail }) => mail),
  );
  const mailOf = new Map(mailed.map(({ id }, index) => [id, mailIds[index]]));
  const rows = links.map((link) => ({
    organization_id: ctx.organizationId,
    id: link.id,
    kind: link.opens.kind,
    token_hash: linkHash(link.token),
    structure_id: link.structureId,
    ...subjectColumns(link.opens),
    recipient: link.recipient,
    recipient_name: link.recipientName,
    made_at: ctx.now,
    made_by: ctx.actor.userId,
    expires_at: link.expiresAt,
    mail_id: mailOf.get(link.id) ?? null,
    sealed_address:
      link.opens.kind === "daily-report" ? ctx.secrets.seal("link", link.address) : null,
  }));
  await insertRows(tx, "link", rows);
  return links.map((link) => ({ entry: entryOfLink(link), address: link.address }));
}

function withAddress(ctx: BodyContext, { path }: LinkDraft) {
  const token = newLinkToken(ctx.organizationId);
  return { token, address: new URL(path(token), ctx.config.publicUrl).href };
}

/** The ledger entry of a new link. */
export function entryOfLink({
  id,
  opens,
  structureId,
  recipientName,
  expiresAt,
}: Pick<LinkDraft, "opens" | "structureId" | "recipientName" | "expiresAt"> & {
  id: string;
}): Entry {
  return entryOf("link", id, {
    structureId,
    ...(opens.kind === "daily-report" ? { date: opens.date } : {}),
    after: { ...opens, recipientName, expiresAt: expiresAt.toISOString() },
  });
}

function subjectColumns(opens: LinkSubject) {
  return opens.kind === "daily-report"
    ? { date: opens.date, contract_id: null, month: null }
    : { date: null, contract_id: opens.contractId, month: opens.month };
}

/** Revokes earlier links for the same day of a structure, or the same month of a contract; each has an index. */
async function revokeEarlier(tx: Writer, ctx: BodyContext, drafts: readonly LinkDraft[]) {
  const days = drafts.flatMap(({ opens, structureId }) =>
    opens.kind === "daily-report" ? [{ structure_id: structureId, date: opens.date }] : [],
  );
  const months = drafts.flatMap(({ opens }) =>
    opens.kind === "month" ? [{ contract_id: opens.contractId, month: opens.month }] : [],
  );
  if (days.length > 0)
    await revokeLinks(
      tx,
      ctx,
      sql`(l.structure_id, l.date) in (
        select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n(structure_id uuid, date date))`,
    );
  if (months.length > 0)
    await revokeLinks(
      tx,
      ctx,
      sql`(l.contract_id, l.month) in (
        select * from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as n(contract_id uuid, month text))`,
    );
}
