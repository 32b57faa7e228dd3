import { EmailField } from "#api/identity.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { queueMails } from "#server/features/mail/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type NewNotification, accountsOf } from "#server/kernel/notifications.ts";
import { usefulUntil } from "./useful-until.ts";

/** The person an answer concerns, and its day. */
type Addressee = { recipient: string; afm: string; structureId: string; date: Day };

/** Mails the answer to the person it concerns, and returns the notification for the person's account, if there is one. */
export async function tellAnswer(
  tx: Writer,
  ctx: BodyContext,
  { recipient, afm, structureId, date }: Addressee,
  { of, ...words }: { of: "dispute" | "leave"; subject: string; text: string },
): Promise<NewNotification[]> {
  const mail = { kind: `${of}-answer` as const, recipient, ...words, link: null };
  if (recipient !== "" && EmailField.safeParse(recipient).success)
    await queueMails(tx, ctx, [{ ...mail, usefulUntil: usefulUntil(ctx) }]);
  const to = accountsOf(ctx.organizationId, afm);
  return [{ to, kind: `${of}-answered` as const, params: { structureId, date }, at: ctx.now }];
}
