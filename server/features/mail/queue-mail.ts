import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** A mail to be. The text has `{link}` where the link stands. */
export type MailDraft = {
  kind: "daily-report" | "month-request" | "dispute-answer";
  recipient: string;
  subject: string;
  text: string;
  /** The whole address, with its token. */
  link: string | null;
  usefulUntil: Date;
};

const controls = /\p{Cc}+/gu;

/**
 * Puts a mail into the outbox, in the transaction of the act that causes it, and gives its id. What names of people and
 * structures bring along becomes one line in the subject. The caller has judged the address by `EmailField`.
 */
export async function queueMail(tx: Writer, ctx: BodyContext, draft: MailDraft): Promise<string> {
  const id = uuid();
  await tx
    .insertInto("mail")
    .values({
      organization_id: ctx.organizationId,
      id,
      kind: draft.kind,
      recipient: draft.recipient,
      subject: draft.subject.replaceAll(controls, " ").slice(0, 200),
      body: draft.text,
      sealed_link: draft.link === null ? null : ctx.secrets.seal("mail", draft.link),
      made_at: ctx.now,
      useful_until: draft.usefulUntil,
      next_try_at: ctx.now,
    })
    .execute();
  return id;
}
