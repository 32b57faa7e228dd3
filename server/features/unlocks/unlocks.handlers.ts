import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { unlocks } from "#api/unlocks.ts";
import { closedStates } from "#domain/attendance/closed-month.ts";
import { refusalToAskUnlock } from "#domain/attendance/unlock.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { closedMonths } from "#server/features/month-acts/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { notFound, fieldFault, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { unlockRefusals } from "#texts/unlocks.ts";
import { actOnRequests } from "./act-on-requests.ts";
import { contractsTouched } from "./contracts-touched.ts";
import { unlockListings } from "./unlocks.queries.ts";

type AskedUnlock = InputOf<typeof unlocks.ask>;

export const unlockHandlers: Handlers<typeof unlocks> = {
  /** The reasons in force today, sorted. */
  getReasons: (ctx) =>
    ctx.db
      .selectFrom("unlock_reason")
      .select(["code", "title", "hint"])
      .where((of) => of.or([of("valid_to", "is", null), of("valid_to", ">=", ctx.today)]))
      .orderBy("sort_order")
      .execute(),
  ...unlockListings.ofBody.calls,
  getQueue: unlockListings.ofBodies.getAll,
  exportQueue: unlockListings.ofBodies.export,
  /** The closed months whose records could be changed if the request were granted. 404 for another body's request. */
  getClosedMonths: (ctx, { organizationId, id }) =>
    readBody(ctx, async (db) => {
      const row = await db
        .selectFrom("unlock_request")
        .select(["structure_id", "contract_id", "from_day", "to_day"])
        .where((of) => of.and({ organization_id: organizationId, id }))
        .executeTakeFirstOrThrow(notFound);
      const scope = {
        structureId: row.structure_id,
        contractId: row.contract_id,
        from: row.from_day,
        to: row.to_day,
      };
      const touched = await contractsTouched(db, organizationId, scope);
      return { months: await closedMonths(db, { organizationId, ...touched }) };
    }),
  /**
   * Requests an unlock of locked days of a structure, for everyone or for one contract. Throws `not-found` for a
   * structure or contract of another body, `refused` if none of the days is locked or the same was already requested.
   */
  ask: (ctx, input) =>
    write(ctx, "unlock.ask", async (tx) => {
      await requireKnown(tx, ctx, input);
      const refusal = refusalToAskUnlock(input, {
        today: ctx.today,
        ...(await standingOfDays(tx, ctx, input)),
      });
      if (refusal) throw refused(unlockRefusals[refusal]);
      const id = uuid();
      const { organizationId, structureId, contractId, from, to, reasonCode, explanation } = input;
      await insertRow(tx, "unlock_request", {
        ...inColumns({ organizationId, id, structureId, contractId, explanation }),
        from_day: from,
        to_day: to,
        reason: reasonCode,
        state: "asked",
        asked_by: ctx.actor.userId,
        asked_at: ctx.now,
      });
      const state = "asked" as const;
      await insertRow(tx, "unlock_request_act", {
        organization_id: organizationId,
        request_id: id,
        seq: 1,
        state,
        at: ctx.now,
        by_user: ctx.actor.userId,
        reason: explanation,
        expires_at: null,
      });
      const entry = entryOf("unlock-request", id, {
        structureId,
        after: { contractId, from, to, reason: reasonCode, state },
        reason: explanation,
        ...(from === to ? { date: from } : {}),
      });
      return { entries: [entry], result: { id, state } };
    }),
  /**
   * Grants requests for a number of hours, each with its own outcome. The days are open from then on; a closed month
   * stays as it is until one of its records is changed.
   */
  grant: (ctx, { ids, hours, answer }) => {
    const expiresAt = new Date(ctx.now.getTime() + hours * 3_600_000);
    return actOnRequests(ctx, { act: "grant", ids, reason: answer, expiresAt: () => expiresAt });
  },
  refuse: (ctx, { ids, answer }) =>
    actOnRequests(ctx, { act: "refuse", ids, reason: answer, expiresAt: () => null }),
  withdraw: (ctx, { ids }) =>
    actOnRequests(ctx, { act: "withdraw", ids, reason: "", expiresAt: () => null }),
  /** Locks the days of granted requests again before they expire. */
  end: (ctx, { ids }) =>
    actOnRequests(ctx, { act: "end", ids, reason: "", expiresAt: () => ctx.now }),
};

/** Locks the structure against an identical concurrent request. */
async function requireKnown(tx: Writer, ctx: BodyContext, input: AskedUnlock): Promise<void> {
  await tx
    .selectFrom("structure")
    .select("id")
    .where((of) => of.and({ organization_id: ctx.organizationId, id: input.structureId }))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (input.contractId !== null) {
    await tx
      .selectFrom("contract_term")
      .select("id")
      .where("organization_id", "=", ctx.organizationId)
      .where("contract_id", "=", input.contractId)
      .where("structure_id", "=", input.structureId)
      .executeTakeFirstOrThrow(notFound);
  }
  const reason = await tx
    .selectFrom("unlock_reason")
    .select("code")
    .where("code", "=", input.reasonCode)
    .where((of) => of.or([of("valid_to", "is", null), of("valid_to", ">=", ctx.today)]))
    .executeTakeFirst();
  if (!reason) throw fieldFault("reasonCode", unlockRefusals["unknown-reason"]);
}

/**
 * How many of the days are locked for the people concerned by the request, and whether they were already requested. An
 * earlier unlock does not count if the month was closed again after it.
 */
async function standingOfDays(tx: Writer, ctx: BodyContext, input: AskedUnlock) {
  const { organizationId, structureId, contractId, from, to } = input;
  const { rows } = await sql<{ lockedDays: number; askedAlready: boolean }>`
    select (
        select count(*)::int from attendance_sheet s
        where s.organization_id = ${organizationId} and s.structure_id = ${structureId} and s.state = 'locked'
          and s.date between ${from} and ${to} and not exists (
            select from unlock_request u
            where u.organization_id = s.organization_id and u.structure_id = s.structure_id and u.state = 'granted'
              and u.expires_at > ${ctx.now} and s.date between u.from_day and u.to_day
              and (u.contract_id is null or u.contract_id = ${contractId}::uuid)
              and not exists (${closedSince(input)}))) as "lockedDays",
      exists (
        select from unlock_request u
        where u.organization_id = ${organizationId} and u.structure_id = ${structureId} and u.state = 'asked'
          and u.from_day <= ${to} and u.to_day >= ${from}
          and (u.contract_id is null or u.contract_id = ${contractId}::uuid)) as "askedAlready"`.execute(
    tx,
  );
  return rows[0] ?? { lockedDays: 0, askedAlready: false };
}

/** Months of the people concerned that were closed after the unlock `u` of the sheet `s` was granted. */
function closedSince({ contractId }: AskedUnlock) {
  return sql`
    select from monthly_contract m
    where m.organization_id = u.organization_id and m.month = to_char(s.date, 'YYYY-MM')
      and m.state = any (${closedStates})
      and case when ${contractId}::uuid is null then m.structure_id = s.structure_id
        else m.contract_id = ${contractId}::uuid end
      and (
        select max(a.at) from monthly_contract_act a
        where a.organization_id = m.organization_id and a.contract_id = m.contract_id and a.month = m.month) >= (
        select max(g.at) from unlock_request_act g
        where g.organization_id = u.organization_id and g.request_id = u.id and g.state = 'granted')`;
}
