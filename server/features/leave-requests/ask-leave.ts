import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { leaveRequests } from "#api/leave-requests.ts";
import type { LeavePreview } from "#api/leaves.ts";
import { type Day, firstDay, type Month } from "#domain/calendar/day.ts";
import { holdContract } from "#server/features/contracts/public.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { knownToRecord } from "#server/features/attendance/public.ts";
import { leavePlan, previewLeave } from "#server/features/leaves/public.ts";
import { type Requester, mailResponsible } from "#server/features/month-requests/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, refused } from "#server/kernel/fault.ts";
import { clerksOf } from "#server/kernel/notifications.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import {
  daysOfLeave,
  leaveRequestedMail,
  leaveRequestRefusals as t,
  ownLeaveRefusals,
} from "#texts/leave-requests.ts";
import { entryOfRequest } from "./entry-of-request.ts";
import { dayText } from "#texts/moment.ts";

/** The most waiting requests of one contract. */
const mostOpen = 20;

/** What a requested leave would do; it may not begin before the month of the request. Throws like `previewLeave`. */
export async function previewWish(
  ctx: BodyContext,
  { contractId, month }: Requester,
  wish: InputOf<typeof leaveRequests.previewByLink>,
): Promise<LeavePreview> {
  requireAhead(month, wish.from);
  return previewLeave(ctx, { contractId, ...wish }, ownLeaveRefusals);
}

/**
 * Requests a leave that begins no earlier than the month of the request. The body's clerks are notified, and the person
 * responsible gets a mail. Throws a fault at the field for days or a reason that make no leave, `refused` while a
 * request for one of the days waits.
 */
export async function askLeave(
  ctx: BodyContext,
  requester: Requester,
  { code, from, to, text }: InputOf<typeof leaveRequests.askByLink>,
): Promise<{ id: string }> {
  const { organizationId } = ctx;
  const { contractId } = requester;
  requireAhead(requester.month, from);
  const { calculator } = await knownToRecord(ctx);
  const wished = { contractId, code, from, to };
  const { days } = await readBody(ctx, (db) => leavePlan(ctx, db, calculator, wished));
  const works = days.find(({ what }) => what !== "off" && what !== "holiday");
  if (!works) throw fieldFault("from", t.noDays);
  const structureId = works.stands.term?.structureId ?? requester.structureId;
  return write(ctx, "leave.ask", async (tx) => {
    await holdContract(tx, ctx, contractId);
    await requireRoom(tx, ctx, wished);
    const id = uuid();
    await insertRow(tx, "leave_request", {
      ...requester.by,
      ...inColumns({ organizationId, id, contractId, structureId, text }),
      reason: code,
      from_day: from,
      to_day: to,
      at: ctx.now,
    });
    await insertRow(tx, "leave_request_waiting", {
      organization_id: organizationId,
      request_id: id,
    });
    const address = new URL("/contracts/leave/requests", ctx.config.publicUrl).href;
    const words = daysOfLeave(dayText(from), dayText(to));
    await mailResponsible(tx, ctx, { ...requester, structureId }, (given) => ({
      kind: "leave-requested",
      leaveRequestId: id,
      subject: leaveRequestedMail.subject(given.structure),
      text: leaveRequestedMail.text({ ...given, days: words, address }),
    }));
    const notification = {
      to: clerksOf(organizationId),
      kind: "leave-requested" as const,
      params: { structureId, date: from },
      at: ctx.now,
    };
    const entry = entryOfRequest(
      { contractId, structureId, from },
      `${code} ${from}–${to} ${text}`,
    );
    return { entries: [entry], notifications: [notification], result: { id } };
  });
}

function requireAhead(month: Month, from: Day): void {
  if (from < firstDay(month)) throw fieldFault("from", t.past);
}

async function requireRoom(
  tx: Writer,
  { organizationId }: BodyContext,
  { contractId, from, to }: { contractId: string; from: string; to: string },
): Promise<void> {
  const { rows } = await sql<{ all: number; same: number }>`
    select count(*)::int as all, (count(*) filter (where r.from_day <= ${to} and r.to_day >= ${from}))::int as same
    from leave_request_waiting w
    join leave_request r on r.organization_id = w.organization_id and r.id = w.request_id
    where w.organization_id = ${organizationId} and r.contract_id = ${contractId}
  `.execute(tx);
  const { all = 0, same = 0 } = rows[0] ?? {};
  if (same > 0) throw refused(t.waiting);
  if (all >= mostOpen) throw refused(t.tooMany);
}
