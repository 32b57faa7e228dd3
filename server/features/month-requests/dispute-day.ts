import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { monthLink } from "#api/month-link.ts";
import { refusalToIntervals } from "#domain/attendance/refusal.ts";
import { firstDay, lastDay, monthOf } from "#domain/calendar/day.ts";
import { holdContract } from "#server/features/contracts/public.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { calculatorOf, daysOfContracts } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, refused } from "#server/kernel/fault.ts";
import { clerksOf } from "#server/kernel/notifications.ts";
import { write } from "#server/kernel/write.ts";
import { disputeOpenedMail } from "#texts/mail.ts";
import { disputeRefusals } from "#texts/month-requests.ts";
import { refusalTexts } from "#texts/refusals.ts";
import type { Requester } from "./requester.ts";
import { entryOfDay } from "./entry-of-day.ts";
import { mailResponsible } from "./mail-responsible.ts";
import { dayText } from "#texts/moment.ts";

/** Disputes per contract and month, answered or not. */
const mostOfMonth = 100;

/**
 * Disputes a day of the month, up to today, whether the month is still running or already submitted. The users who
 * write the body's data are notified, and those responsible get a mail. Throws `invalid` with the field, `refused`
 * while a dispute of the day waits for its answer.
 */
export async function disputeDay(
  ctx: BodyContext,
  requester: Requester,
  input: InputOf<typeof monthLink.dispute>,
): Promise<{ id: string }> {
  const { contractId, month } = requester;
  const { date, text, says } = input;
  if (monthOf(date) !== month || date > ctx.today)
    throw fieldFault("date", disputeRefusals.otherMonth);
  if (says === null && text.length < 3) throw fieldFault("text", disputeRefusals.saysNothing);
  const calculator = await calculatorOf(ctx);
  return write(ctx, "month.dispute", async (tx) => {
    await holdContract(tx, ctx, contractId);
    await requireRoom(tx, ctx, requester, date);
    const { organizationId } = ctx;
    const span = { organizationId, contractIds: [contractId], from: date, to: date };
    const [found] = await daysOfContracts(tx, calculator, span);
    const [day] = found?.days ?? [];
    if (!day?.term) throw fieldFault("date", refusalTexts["outside-contract"]);
    const refusal = says && refusalToIntervals(says, day.plan, calculator.reasonsOn(date));
    if (refusal) throw fieldFault("says", refusalTexts[refusal]);
    const { structureId } = day.term;
    const dispute = { id: uuid(), contract_id: contractId, structure_id: structureId, date, text };
    await insertRow(tx, "day_dispute", {
      ...dispute,
      ...requester.by,
      organization_id: organizationId,
      says: says && JSON.stringify(says),
      at: ctx.now,
    });
    const place = `/attendances/attendance-records/${structureId}/${date}`;
    const address = new URL(place, ctx.config.publicUrl).href;
    const inMail = dayText(date);
    await mailResponsible(tx, ctx, { ...requester, structureId }, (given) => ({
      kind: "dispute-opened",
      subject: disputeOpenedMail.subject(given.structure, inMail),
      text: disputeOpenedMail.text({ ...given, day: inMail, address }),
    }));
    const entry = entryOfDay({ contractId, structureId, date }, text);
    const notification = {
      to: clerksOf(organizationId),
      kind: "dispute-opened" as const,
      params: { structureId, date },
      at: ctx.now,
    };
    return { entries: [entry], notifications: [notification], result: { id: dispute.id } };
  });
}

async function requireRoom(
  tx: Writer,
  { organizationId }: BodyContext,
  { contractId, month }: Requester,
  date: string,
): Promise<void> {
  const { rows } = await sql<{ all: number; open: number }>`
    select count(*)::int as all, (count(*) filter (where d.date = ${date} and a.dispute_id is null))::int as open
    from day_dispute d
    left join dispute_answer a on a.organization_id = d.organization_id and a.dispute_id = d.id
    where d.organization_id = ${organizationId} and d.contract_id = ${contractId}
      and d.date between ${firstDay(month)} and ${lastDay(month)}
  `.execute(tx);
  const { all = 0, open = 0 } = rows[0] ?? {};
  if (open > 0) throw refused(disputeRefusals.waiting);
  if (all >= mostOfMonth) throw refused(disputeRefusals.tooMany);
}
