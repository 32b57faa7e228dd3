import { sql } from "kysely";
import type { Interval } from "#domain/attendance/types.ts";
import {
  type CardEvent,
  type CardHolder,
  cardEventsOf,
  type LateReason,
  lateReasonOf,
  newCardEvents,
  type Outage,
} from "#domain/ergani/work-card.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";

/** A card that this server is about to send; `seq` is the number of the attempt. */
export type ClaimedCard = {
  id: string;
  seq: number;
  event: CardEvent;
  holder: Omit<CardHolder, "branch">;
  late: LateReason | null;
};

/** How long a card stays reserved for a server that died while sending it; a connection times out well before. */
const leaseMinutes = 5;

/**
 * Claims the next due card and stores that it is being sent, before it is: an attempt found without an end means that
 * ERGANI may have accepted the card. `dropped` for a card that the record no longer contains, which is not sent; null
 * when no card is due that another server does not hold.
 */
export function claimCard(ctx: BodyContext): Promise<ClaimedCard | "dropped" | null> {
  return write<ClaimedCard | "dropped" | null>(ctx, "ergani.claim", async (tx) => {
    const found = await nextCard(tx, ctx);
    if (!found) return { entries: [], result: null };
    const { id, event, employerAfm, afm, lastName, firstName } = found;
    if (newCardEvents(cardEventsOf(event.workDate, found.intervals), [event]).length > 0) {
      await setState(tx, ctx, id, "dropped", ctx.now);
      return { entries: [], result: "dropped" };
    }
    const late = await lateReason(tx, ctx, id, event);
    const seq = found.tries + 1;
    await insertRow(tx, "work_card_attempt", {
      organization_id: ctx.organizationId,
      card_id: id,
      seq,
      began_at: ctx.now,
      late_reason: late,
    });
    const until = new Date(ctx.now.getTime() + leaseMinutes * 60_000);
    await setState(tx, ctx, id, "sending", until);
    const holder = { employerAfm, afm, lastName, firstName };
    return { entries: [], result: { id, seq, event, holder, late } };
  });
}

type ClaimableCard = Omit<CardHolder, "branch"> & {
  id: string;
  tries: number;
  event: CardEvent;
  intervals: Interval[];
};

/** The least attempted come first, so that a card without an answer does not block the others. */
async function nextCard(tx: Writer, ctx: BodyContext): Promise<ClaimableCard | undefined> {
  const { rows } = await sql<ClaimableCard>`
    select k.id, k.tries,
      json_build_object('kind', k.kind, 'workDate', k.work_date, 'at', to_char(k.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as event,
      o.afm as "employerAfm", e.afm, e.last_name as "lastName", e.first_name as "firstName",
      case when e.afm ~ '^[0-9]{9}$' then coalesce(r.intervals, '[]') else '[]' end as intervals
    from work_card k
    join contract c on c.organization_id = k.organization_id and c.id = k.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    join organization o on o.id = k.organization_id
    left join attendance_record r on r.organization_id = k.organization_id and r.contract_id = k.contract_id
      and r.date = k.work_date
    where k.organization_id = ${ctx.organizationId} and k.state in ('waiting', 'sending') and k.next_try_at <= ${ctx.now}
    order by k.tries, k.at, k.kind limit 1
    for no key update of k skip locked`.execute(tx);
  return rows[0];
}

async function setState(
  tx: Writer,
  ctx: BodyContext,
  id: string,
  state: "dropped" | "sending",
  until: Date,
): Promise<void> {
  await tx
    .updateTable("work_card")
    .set((of) => ({
      state,
      next_try_at: until,
      tries: state === "sending" ? of("tries", "+", 1) : of.ref("tries"),
    }))
    .where((of) => of.and({ organization_id: ctx.organizationId, id }))
    .execute();
}

/** A person's statement about a late card takes precedence over what the system knows. */
async function lateReason(
  tx: Writer,
  ctx: BodyContext,
  id: string,
  event: CardEvent,
): Promise<LateReason | null> {
  const { "ergani.termMinutes": termMinutes } = await globalParams(tx, event.workDate);
  const termEnd = new Date(Date.parse(event.at) + termMinutes * 60_000);
  const { rows } = await sql<{ cause: string; from_at: Date; to_at: Date | null }>`
    select cause, from_at, to_at from ergani_outage
    where organization_id = ${ctx.organizationId} and cause in ('away', 'power')
      and from_at <= ${termEnd} and coalesce(to_at, 'infinity') >= ${event.at}::timestamptz
    order by cause desc, from_at limit 2`.execute(tx);
  const outages = rows.map(({ cause, from_at, to_at }): Outage => ({
    from: from_at.getTime(),
    to: to_at?.getTime() ?? null,
    reason: cause === "power" ? "001" : "003",
  }));
  const known = lateReasonOf(event, ctx.now.getTime(), { termMinutes, outages });
  return known === null ? null : ((await readLateReason(tx, ctx, id)) ?? known);
}

async function readLateReason(tx: Writer, ctx: BodyContext, id: string): Promise<"001" | null> {
  const last = await tx
    .selectFrom("work_card_request")
    .select("late_reason")
    .where((of) => of.and({ organization_id: ctx.organizationId, card_id: id }))
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.late_reason === "001" ? "001" : null;
}
