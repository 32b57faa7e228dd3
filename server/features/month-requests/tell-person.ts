import type { DisputeOutcome } from "#api/disputes.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { NotificationLeft } from "#server/kernel/notifications.ts";
import { disputeAnswerMail } from "#texts/mail.ts";
import type { HeldDispute } from "./held-dispute.ts";
import { tellAnswer } from "./tell-answer.ts";
import { dayText } from "#texts/moment.ts";

type Given = { outcome: DisputeOutcome; text: string };

/** Tells the person what was answered to a dispute. */
export function tellPerson(
  tx: Writer,
  ctx: BodyContext,
  dispute: HeldDispute,
  { outcome, text }: Given,
): Promise<NotificationLeft[]> {
  const { name, organization, date } = dispute;
  const day = dayText(date);
  const given = { name, organization, day, dispute: dispute.text, answer: text, outcome };
  return tellAnswer(tx, ctx, dispute, {
    of: "dispute",
    subject: disputeAnswerMail.subject(day),
    text: disputeAnswerMail.text(given),
  });
}
