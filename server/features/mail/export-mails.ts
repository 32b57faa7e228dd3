import type { InputOf } from "#api/call.ts";
import type { MailItem, mails } from "#api/mails.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { outboxTexts as t } from "#texts/mail.ts";
import { mailItems } from "./mails.queries.ts";

const columns: readonly ExportColumn<MailItem>[] = [
  { header: t.madeAt, width: 18, kind: "instant", value: (item) => item.madeAt },
  { header: t.organization, width: 40, kind: "text", value: (item) => item.organization },
  { header: t.recipient, width: 32, kind: "text", value: (item) => item.recipient },
  { header: t.subject, width: 50, kind: "text", value: (item) => item.subject },
  { header: t.state, width: 16, kind: "text", value: (item) => t.states[item.state] },
  { header: t.attempts, width: 14, kind: "number", value: (item) => item.attempts },
  { header: t.nextTryAt, width: 18, kind: "instant", value: (item) => item.nextTryAt },
  { header: t.answerOfServer, width: 50, kind: "text", value: (item) => item.lastAnswer },
];

/** The mails that pass the filter, as a file; what stands in them is in none. */
export async function exportMails(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof mails.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: await everyBody(ctx),
    columns,
    rows: (db, stretch) => mailItems(db, filter, stretch),
  });
}
