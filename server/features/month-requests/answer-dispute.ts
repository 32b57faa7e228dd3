import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { disputes } from "#api/month-requests.ts";
import { disputeAnswerMail } from "#texts/mail.ts";
import { disputeRefusals } from "#texts/month-requests.ts";
import type { Writer } from "#server/db/handles.ts";
import { dayInMail, queueMails, type MailDraft } from "#server/features/mail/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";

const usefulDays = 14;

/** Answers a dispute once, and mails the answer. Throws `not-found` for a foreign one, `refused` when it is answered. */
export function answerDispute(
  ctx: BodyContext,
  { id, text }: InputOf<typeof disputes.answer>,
): Promise<null> {
  return write(ctx, "dispute.answer", async (tx) => {
    const dispute = await heldDispute(tx, ctx, id);
    if (!dispute) throw new Fault("not-found");
    const answered = await tx
      .insertInto("dispute_answer")
      .values({
        organization_id: ctx.organizationId,
        dispute_id: id,
        text,
        at: ctx.now,
        by_user: ctx.actor.userId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("dispute_id")
      .executeTakeFirst();
    if (!answered) throw new Fault("refused", { detail: disputeRefusals.answered });
    const { name, organization, date, recipient } = dispute;
    const day = dayInMail(date);
    const mail: MailDraft = {
      kind: "dispute-answer",
      recipient,
      subject: disputeAnswerMail.subject(day),
      text: disputeAnswerMail.text({
        name,
        organization,
        day,
        dispute: dispute.text,
        answer: text,
      }),
      link: null,
      usefulUntil: new Date(ctx.now.getTime() + usefulDays * 86_400_000),
    };
    await queueMails(tx, ctx, [mail]);
    const entry = {
      subjectKind: "attendance-record" as const,
      subjectId: `${dispute.contractId}/${date}`,
      structureId: dispute.structureId,
      date,
      reason: text,
      before: null,
      after: null,
    };
    return { entries: [entry], result: null };
  });
}

type Held = {
  contractId: string;
  structureId: string;
  date: string;
  text: string;
  name: string;
  recipient: string;
  organization: string;
};

async function heldDispute(tx: Writer, ctx: BodyContext, id: string): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select d.contract_id as "contractId", d.structure_id as "structureId", d.date, d.text,
      l.recipient_name as name, l.recipient, o.description as organization
    from day_dispute d
    join link l on l.organization_id = d.organization_id and l.id = d.link_id
    join organization o on o.id = d.organization_id
    where d.organization_id = ${ctx.organizationId} and d.id = ${id}
  `.execute(tx);
  return rows[0];
}
