import { v7 as uuid } from "uuid";
import { monthOf } from "#domain/calendar/day.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { monthLink } from "#api/month-requests.ts";
import { disputeRefusals } from "#texts/month-requests.ts";
import { useLink } from "#server/features/links/public.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import type { LinkContext } from "#server/kernel/link-context.ts";
import { clerksOf } from "#server/kernel/notifications.ts";
import { write } from "#server/kernel/write.ts";

/** Confirms the month, where nothing is disputed, or disputes days of it; the link's one act. */
export function answerMonth(
  ctx: LinkContext<"month">,
  input: InputOf<typeof monthLink.answer>,
): Promise<OutputOf<typeof monthLink.answer>> {
  const { contractId, structureId, month } = ctx.link;
  const isOutside = ({ date }: { date: string }) => monthOf(date) !== month || date > ctx.today;
  if (input.disputes.some(isOutside)) throw fieldFault("disputes", disputeRefusals.otherMonth);
  const isConfirmed = input.disputes.length === 0;
  return write(
    ctx,
    isConfirmed ? "month.confirm" : "month.dispute",
    async (tx) => {
      await useLink(tx, ctx);
      const rows = input.disputes.map(({ date, text }) => ({
        organization_id: ctx.organizationId,
        id: uuid(),
        link_id: ctx.link.id,
        contract_id: contractId,
        structure_id: structureId,
        date,
        text,
        at: ctx.now,
      }));
      if (!isConfirmed) await tx.insertInto("day_dispute").values(rows).execute();
      const confirmed = {
        subjectKind: "monthly-contract" as const,
        subjectId: `${contractId}/${month}`,
        structureId,
        before: null,
        after: { confirmed: true },
      };
      const disputed = rows.map(({ date, text }) => ({
        subjectKind: "attendance-record" as const,
        subjectId: `${contractId}/${date}`,
        structureId,
        date,
        reason: text,
        before: null,
        after: null,
      }));
      const notifications = rows.map(({ date }) => ({
        to: clerksOf(ctx.organizationId),
        kind: "dispute-opened" as const,
        params: { structureId, date },
        at: ctx.now,
      }));
      return {
        entries: isConfirmed ? [confirmed] : disputed,
        notifications,
        result: { answeredAt: ctx.now.toISOString() },
      };
    },
    "link",
  );
}
