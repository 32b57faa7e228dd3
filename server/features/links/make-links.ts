import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import { inParts } from "#server/db/in-parts.ts";
import { type MailDraft, queueMails } from "#server/features/mail/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { LinkSubject } from "#server/kernel/link-context.ts";
import { linkHash, newLinkToken } from "#server/kernel/link-token.ts";
import type { Entry } from "#server/kernel/write.ts";
import { revokeLinks } from "./revoke-links.ts";

/** A link to be given to someone, and the mail that brings it. */
export type LinkDraft = {
  opens: LinkSubject;
  structureId: string;
  recipient: string;
  recipientName: string;
  expiresAt: Date;
  /** Where the token goes: `/daily-report/…`. */
  path: (token: string) => string;
  mail: Pick<MailDraft, "kind" | "subject" | "text">;
};

/**
 * Makes links and their mails, in the transaction of the act that gives them; links given before for the same are revoked
 * and their mails, where they still wait, not sent. A token is known to its mail alone. Gives the ledger's entries.
 */
export async function makeLinks(
  tx: Writer,
  ctx: BodyContext,
  drafts: readonly LinkDraft[],
): Promise<Entry[]> {
  if (drafts.length === 0) return [];
  await revokeEarlier(tx, ctx, drafts);
  const links = drafts.map((draft) => ({
    ...draft,
    id: uuid(),
    token: newLinkToken(ctx.organizationId),
  }));
  const mailIds = await queueMails(
    tx,
    ctx,
    links.map(({ mail, recipient, expiresAt, path, token }) => ({
      ...mail,
      recipient,
      link: new URL(path(token), ctx.config.publicUrl).href,
      usefulUntil: expiresAt,
    })),
  );
  const rows = links.map((link, index) => ({
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
    mail_id: mailIds[index] ?? "",
  }));
  for (const some of inParts(rows)) await tx.insertInto("link").values(some).execute();
  return links.map(({ id, opens, structureId, recipientName, expiresAt }) => ({
    subjectKind: "link",
    subjectId: id,
    structureId,
    ...(opens.kind === "daily-report" ? { date: opens.date } : {}),
    before: null,
    after: { ...opens, recipientName, expiresAt: expiresAt.toISOString() },
  }));
}

function subjectColumns(opens: LinkSubject) {
  return opens.kind === "daily-report"
    ? { date: opens.date, contract_id: null, month: null }
    : { date: null, contract_id: opens.contractId, month: opens.month };
}

/** Those given before for the same day of a structure, or the same month of a contract; an index has either. */
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
