import type { DisputeOutcome } from "#api/disputes.ts";
import type { Writer } from "#server/db/handles.ts";
import { tellAnswer } from "#server/features/month-requests/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { NotificationLeft } from "#server/kernel/notifications.ts";
import { daysOfLeave, leaveAnswerMail } from "#texts/leave-requests.ts";
import type { HeldRequest } from "./held-request.ts";
import { dayText } from "#texts/moment.ts";

/** Tells the person what was answered to a request, under its first day. */
export function tellPerson(
  tx: Writer,
  ctx: BodyContext,
  request: HeldRequest,
  { outcome, text }: { outcome: DisputeOutcome; text: string },
): Promise<NotificationLeft[]> {
  const { name, organization, from: date, to } = request;
  const days = daysOfLeave(dayText(date), dayText(to));
  return tellAnswer(
    tx,
    ctx,
    { ...request, date },
    {
      of: "leave",
      subject: leaveAnswerMail.subject(days),
      text: leaveAnswerMail.text({ name, organization, days, answer: text, outcome }),
    },
  );
}
