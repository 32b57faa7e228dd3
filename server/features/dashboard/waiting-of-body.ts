import { sql } from "kysely";
import type { dashboard, Waiting } from "#api/dashboard.ts";
import { type Act, mayAct, seesAllOrganizations } from "#domain/access.ts";
import { firstDay, monthOf } from "#domain/calendar/day.ts";
import { dutyDays, dutyRows } from "#server/features/attendance/public.ts";
import { waitingCount } from "#server/features/body-months/public.ts";
import { documentListings } from "#server/features/documents/public.ts";
import { documentsAwaited } from "#server/features/leave-documents/public.ts";
import { requestsWaiting } from "#server/features/leave-requests/public.ts";
import { paymentListings } from "#server/features/payments/public.ts";
import { unlockListings } from "#server/features/unlocks/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies, readBody } from "#server/kernel/read-body.ts";
import { contractsIn } from "./body-overview.ts";
import { structuresToSign } from "./closing.ts";

/** What waits for the actor, for the acts that they may do. Each figure is the count of the list behind it. */
export const waitingOfBody: Handler<typeof dashboard.getWaiting> = async (
  ctx,
  { organizationId },
) => {
  const isAgency = seesAllOrganizations(ctx.actor.role);
  const settles = (act: Act) => mayAct(ctx.actor.role, act, ctx.right) && !isAgency;
  const [sheets, agency, rest] = await Promise.all([
    settles("attendance.record") ? openSheets(ctx) : null,
    isAgency ? waitingOfAgency(ctx) : null,
    readBody(ctx, async (db) => ({
      signatures: settles("month.sign") ? await structuresToSign(ctx, db) : null,
      unlocks: settles("unlock.decide")
        ? await unlockListings.ofBodies.count(db, { state: "asked" }, ctx)
        : null,
      documents: settles("document.decide")
        ? await documentListings.ofBody.count(db, { organizationId, state: "uploaded" }, ctx)
        : null,
      leaveDocuments: settles("leave.document") ? (await documentsAwaited(ctx, db)).due : null,
      leaveRequests: settles("attendance.record") ? await requestsWaiting(ctx, db) : null,
      contracts: settles("contract.approve") ? await contractsIn("submitted", ctx, db) : null,
    })),
  ]);
  return { sheets, agency, ...rest };
};

/** Sheets owed in the running month, up to today, that are neither submitted nor locked by a deadline. */
async function openSheets(ctx: BodyContext): Promise<number> {
  const { organizationId, today } = ctx;
  const owed = await dutyDays(ctx, { from: firstDay(monthOf(today)), to: today });
  const { rows } = await readBody(ctx, (db) =>
    sql<{ open: number }>`
      select count(*)::int as open
      from ${dutyRows(owed)}
      left join attendance_sheet k
        on k.organization_id = ${organizationId} and k.structure_id = d.structure_id and k.date = d.date
      where coalesce(k.state, 'open') = 'open'`.execute(db),
  );
  return rows[0]?.open ?? 0;
}

async function waitingOfAgency(ctx: BodyContext): Promise<NonNullable<Waiting["agency"]>> {
  return readBodies(ctx, await everyBody(ctx), async (db) => ({
    months: await waitingCount(db),
    unlocks: await unlockListings.ofBodies.count(db, { state: "asked" }, ctx),
    documents: await documentListings.ofBodies.count(db, { state: "uploaded" }, ctx),
    payments: await paymentListings.ofBodies.count(db, { state: "draft" }, ctx),
  }));
}
