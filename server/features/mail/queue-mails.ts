import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import { insertRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** A mail to be queued. The text has `{link}` where the link goes. */
export type MailDraft = {
  kind:
    | "daily-report"
    | "month-request"
    | "dispute-opened"
    | "dispute-answer"
    | "leave-requested"
    | "leave-answer";
  recipient: string;
  subject: string;
  text: string;
  /** The full address, with its token. */
  link: string | null;
  /** The leave request whose answer the mail asks for: once the request is withdrawn, the mail is no longer sent. */
  leaveRequestId?: string;
  usefulUntil: Date;
};

const controls = /\p{Cc}+/gu;

/**
 * Puts mails into the outbox, in the transaction of the act that causes them, and returns their ids in order. Control characters
 * in the names of people and structures become spaces in the subject. The caller has validated the addresses with `EmailField`.
 */
export async function queueMails(
  tx: Writer,
  ctx: BodyContext,
  drafts: readonly MailDraft[],
): Promise<string[]> {
  const rows = drafts.map((draft) => ({
    organization_id: ctx.organizationId,
    id: uuid(),
    kind: draft.kind,
    recipient: draft.recipient,
    subject: draft.subject.replaceAll(controls, " ").slice(0, 200),
    body: draft.text,
    sealed_link: draft.link === null ? null : ctx.secrets.seal("mail", draft.link),
    made_at: ctx.now,
    useful_until: draft.usefulUntil,
    next_try_at: ctx.now,
    leave_request_id: draft.leaveRequestId ?? null,
  }));
  await insertRows(tx, "mail", rows);
  return rows.map(({ id }) => id);
}
