import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import { type MailDraft, queueMail } from "#server/features/mail/public.ts";
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
 * Makes a link and its mail, in the transaction of the act that gives it; links given before for the same are revoked
 * and their mails, where they still wait, not sent. The token is known to the mail alone. Gives the ledger's entry.
 */
export async function makeLink(tx: Writer, ctx: BodyContext, draft: LinkDraft): Promise<Entry> {
  const { opens, structureId, recipient, recipientName, expiresAt } = draft;
  await revokeEarlier(tx, ctx, draft);
  const token = newLinkToken(ctx.organizationId);
  const mailId = await queueMail(tx, ctx, {
    ...draft.mail,
    recipient,
    link: new URL(draft.path(token), ctx.config.publicUrl).href,
    usefulUntil: expiresAt,
  });
  const id = uuid();
  await tx
    .insertInto("link")
    .values({
      organization_id: ctx.organizationId,
      id,
      kind: opens.kind,
      token_hash: linkHash(token),
      structure_id: structureId,
      ...subjectColumns(opens),
      recipient,
      recipient_name: recipientName,
      made_at: ctx.now,
      made_by: ctx.actor.userId,
      expires_at: expiresAt,
      mail_id: mailId,
    })
    .execute();
  return {
    subjectKind: "link",
    subjectId: id,
    structureId,
    ...(opens.kind === "daily-report" ? { date: opens.date } : {}),
    before: null,
    after: { ...opens, recipientName, expiresAt: expiresAt.toISOString() },
  };
}

function subjectColumns(opens: LinkSubject) {
  return opens.kind === "daily-report"
    ? { date: opens.date, contract_id: null, month: null }
    : { date: null, contract_id: opens.contractId, month: opens.month };
}

function revokeEarlier(tx: Writer, ctx: BodyContext, { opens, structureId }: LinkDraft) {
  const same =
    opens.kind === "daily-report"
      ? sql`l.structure_id = ${structureId} and l.date = ${opens.date}`
      : sql`l.contract_id = ${opens.contractId} and l.month = ${opens.month}`;
  return revokeLinks(tx, ctx, same);
}
