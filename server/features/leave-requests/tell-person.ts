import type { DisputeOutcome } from "#api/disputes.ts";
import { EmailField } from "#api/identity.ts";
import type { Writer } from "#server/db/handles.ts";
import { dayInMail, queueMails } from "#server/features/mail/public.ts";
import { usefulUntil } from "#server/features/month-requests/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type NotificationLeft, accountsOf } from "#server/kernel/notifications.ts";
import { daysOfLeave, leaveAnswerMail } from "#texts/leave-requests.ts";
import type { HeldRequest } from "./held-request.ts";

/** Mails the answer to whom it concerns, and gives the notification for the person's account, where there is one. */
export async function tellPerson(
  tx: Writer,
  ctx: BodyContext,
  { name, organization, from, to, recipient, structureId, afm }: HeldRequest,
  { outcome, text }: { outcome: DisputeOutcome; text: string },
): Promise<NotificationLeft[]> {
  const days = daysOfLeave(dayInMail(from), dayInMail(to));
  const mail = {
    kind: "leave-answer" as const,
    recipient,
    subject: leaveAnswerMail.subject(days),
    text: leaveAnswerMail.text({ name, organization, days, answer: text, outcome }),
    link: null,
    usefulUntil: usefulUntil(ctx),
  };
  if (recipient !== "" && EmailField.safeParse(recipient).success)
    await queueMails(tx, ctx, [mail]);
  return [
    {
      to: accountsOf(ctx.organizationId, afm),
      kind: "leave-answered",
      params: { structureId, date: from },
      at: ctx.now,
    },
  ];
}
