import type { DisputeOutcome } from "#api/disputes.ts";
import { EmailField } from "#api/identity.ts";
import type { Writer } from "#server/db/handles.ts";
import { dayInMail, queueMails } from "#server/features/mail/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type NotificationLeft, accountsOf } from "#server/kernel/notifications.ts";
import type { Entry } from "#server/kernel/write.ts";
import { disputeAnswerMail } from "#texts/mail.ts";
import type { HeldDispute } from "./held-dispute.ts";
import { usefulUntil } from "./useful-until.ts";

type Given = { outcome: DisputeOutcome; text: string };

/** Mails the answer to whom it concerns, and gives the notification for the person's account, where there is one. */
export async function tellPerson(
  tx: Writer,
  ctx: BodyContext,
  dispute: HeldDispute,
  { outcome, text }: Given,
): Promise<NotificationLeft[]> {
  const { name, organization, date, recipient, structureId, afm } = dispute;
  const day = dayInMail(date);
  const given = { name, organization, day, dispute: dispute.text, answer: text, outcome };
  const mail = {
    kind: "dispute-answer" as const,
    recipient,
    subject: disputeAnswerMail.subject(day),
    text: disputeAnswerMail.text(given),
    link: null,
    usefulUntil: usefulUntil(ctx),
  };
  if (recipient !== "" && EmailField.safeParse(recipient).success)
    await queueMails(tx, ctx, [mail]);
  return [
    {
      to: accountsOf(ctx.organizationId, afm),
      kind: "dispute-answered",
      params: { structureId, date },
      at: ctx.now,
    },
  ];
}

/** What the ledger is told of an answer that leaves the record as it is. */
export function entryOfAnswer(dispute: HeldDispute, reason: string): Entry {
  const { contractId, structureId, date } = dispute;
  return {
    subjectKind: "attendance-record",
    subjectId: `${contractId}/${date}`,
    structureId,
    date,
    reason,
    before: null,
    after: null,
  };
}
