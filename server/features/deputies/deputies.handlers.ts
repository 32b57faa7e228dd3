import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { deputies } from "#api/deputies.ts";
import { refusalToDeputyAct } from "#domain/deputies/deputy-act.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { hasSecondFactor, needsSecondFactor } from "#server/features/sign-in/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, notFound, refused } from "#server/kernel/fault.ts";
import type { NewNotification } from "#server/kernel/notifications.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { deputyRefusals as refusals } from "#texts/deputies.ts";
import { dayText } from "#texts/moment.ts";
import { possibleDeputies, representativesOf } from "./choices.ts";
import { deputyActListing } from "./deputies.queries.ts";

export const deputyHandlers: Handlers<typeof deputies> = {
  ...deputyActListing.calls,
  getChoices: (ctx, { organizationId }) =>
    readBody(ctx, async (db) => ({
      deputies: await possibleDeputies(db, organizationId, ctx.today).execute(),
      representatives: await representativesOf(db, organizationId, ctx.today).execute(),
    })),
  /**
   * Appoints a deputy of a representative, by an act, for its days. Throws at the field for a user who may not be one, for days that are
   * over or overlap with another act of the same user; `refused` for a deputy, who may appoint no one.
   */
  appoint: async (ctx, { organizationId, ...act }) => {
    requireNoDeputy(ctx);
    const refusal = refusalToDeputyAct(act, ctx.today);
    if (refusal) throw fieldFault(refusal.field, refusals[refusal.refusal]);
    requireNear(ctx, "to", act.to);
    const id = uuid();
    const { userId, representsId, from, to, number, decidedOn, ada } = act;
    return write(ctx, "deputy.appoint", async (tx) => {
      await requireDeputy(tx, ctx, act);
      await insertRow(tx, "deputy_act", {
        ...inColumns({ organizationId, id, userId, number, decidedOn, ada }),
        represents: representsId,
        from_day: from,
        to_day: to,
        made_by: ctx.actor.userId,
        made_at: ctx.now,
      });
      await requireSecondFactor(tx, ctx, userId);
      return {
        entries: [entryOf("deputy-act", id, { after: act })],
        notifications: appointmentNotices(ctx, { id, ...act }),
        access: [userId],
        result: { id },
      };
    });
  },
  /** Ends an act at once. Throws `not-found` for another body's, `refused` if it has expired or was ended, and for a deputy. */
  end: async (ctx, { organizationId, id, reason }) => {
    requireNoDeputy(ctx);
    return write(ctx, "deputy.end", async (tx) => {
      const key = { organization_id: organizationId, id };
      const act = await tx
        .selectFrom("deputy_act")
        .select(["user_id as userId", "represents as representsId", "from_day as from"])
        .select(["to_day as to", "ended_at as endedAt"])
        .where((of) => of.and(key))
        .forUpdate()
        .executeTakeFirstOrThrow(notFound);
      if (act.endedAt !== null || act.to < ctx.today) throw refused(refusals.ended);
      const end = { ended_by: ctx.actor.userId, ended_at: ctx.now, end_reason: reason };
      await updateRows(tx, "deputy_act", key, end);
      const before = { to: act.to };
      const entry = entryOf("deputy-act", id, { before, after: { endedOn: ctx.today }, reason });
      return {
        entries: [entry],
        over: appointmentNotices(ctx, { id, ...act }),
        notifications: [act.userId, act.representsId].map((userId) =>
          noticeTo(ctx, userId, "deputy-ended", { subjectId: id, date: ctx.today }),
        ),
        access: [act.userId],
        result: { id },
      };
    });
  },
};

function requireNoDeputy({ deputyActs, organizationId }: BodyContext): void {
  if (deputyActs.has(organizationId)) throw refused(refusals.chain);
}

type Appointment = { userId: string; representsId: string; from: string; to: string };

/** The notifications that both users get of an act, with its first day. */
function appointmentNotices(
  ctx: BodyContext,
  { id, userId, representsId, from }: Appointment & { id: string },
): NewNotification[] {
  const params = { subjectId: id, date: from };
  return [
    noticeTo(ctx, userId, "deputy-named", params),
    noticeTo(ctx, representsId, "deputy-of-yours", params),
  ];
}

function noticeTo(
  ctx: BodyContext,
  userId: string,
  kind: NewNotification["kind"],
  params: NewNotification["params"],
): NewNotification {
  return { to: sql`select ${userId}::uuid`, kind, params, at: ctx.now };
}

/** Locks the user's link, so that of two concurrent acts the second finds the first. */
async function requireDeputy(
  tx: Writer,
  { organizationId, today }: BodyContext,
  { userId, representsId, from, to }: Appointment,
): Promise<void> {
  const deputy = await possibleDeputies(tx, organizationId, from < today ? today : from)
    .where("u.id", "=", userId)
    .forUpdate("l")
    .executeTakeFirst();
  if (!deputy) throw fieldFault("userId", refusals.notDeputy);
  const represented = await representativesOf(tx, organizationId, today)
    .where("u.id", "=", representsId)
    .executeTakeFirst();
  if (!represented) throw fieldFault("representsId", refusals.notRepresentative);
  const other = await tx
    .selectFrom("deputy_act")
    .select(["from_day as from", "to_day as to"])
    .where((of) => of.and({ organization_id: organizationId, user_id: userId }))
    .where("ended_at", "is", null)
    .where("from_day", "<=", to)
    .where("to_day", ">=", from)
    .limit(1)
    .executeTakeFirst();
  if (other) throw fieldFault("from", refusals.overlaps(dayText(other.from), dayText(other.to)));
}

/** The deputy of a role that must have a second factor must have one too. */
async function requireSecondFactor(tx: Writer, ctx: BodyContext, id: string): Promise<void> {
  const isAsked = await needsSecondFactor(tx, ctx, { id, role: "Employee" });
  if (isAsked && !(await hasSecondFactor(tx, id)))
    throw fieldFault("userId", refusals.secondFactor);
}
