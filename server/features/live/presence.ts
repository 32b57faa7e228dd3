import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { live } from "#api/live.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import type { Place } from "./streams.ts";

/** Whoever has not said for so long that they stay has left. */
const freshSeconds = 20;
const mostShown = 20;

/** Notes that the reader of a stream has its sheet open. Throws `not-found` for a structure of another body. */
export async function enterSheet(ctx: BodyContext, place: Place, streamId: string): Promise<void> {
  await write(ctx, "live.enter", async (tx) => {
    const known = await tx
      .selectFrom("structure")
      .select("id")
      .where("organization_id", "=", ctx.organizationId)
      .where("id", "=", place.structureId)
      .executeTakeFirst();
    if (!known) throw new Fault("not-found");
    await tx
      .insertInto("presence")
      .values({
        organization_id: ctx.organizationId,
        stream_id: streamId,
        structure_id: place.structureId,
        period: place.period,
        user_id: ctx.actor.userId,
        seen_at: ctx.now,
      })
      .execute();
    return { entries: [], result: null };
  });
  ctx.live.tell({ what: "presence", ...place });
}

/** The reader of a stream has left the sheet. */
export async function leaveSheet(ctx: BodyContext, place: Place, streamId: string): Promise<void> {
  await write(ctx, "live.leave", async (tx) => {
    await tx
      .deleteFrom("presence")
      .where("organization_id", "=", ctx.organizationId)
      .where("stream_id", "=", streamId)
      .execute();
    return { entries: [], result: null };
  });
  ctx.live.tell({ what: "presence", ...place });
}

/**
 * The reader of a stream still has its sheet open; answers the names of the others, at most 20. One whom the others had
 * stopped counting is shown to them again. Throws `not-found` once the stream has ended.
 */
export async function stayOnSheet(
  ctx: BodyContext,
  { organizationId, streamId }: InputOf<typeof live.stay>,
): Promise<OutputOf<typeof live.stay>> {
  const freshSince = new Date(ctx.now.getTime() - freshSeconds * 1000);
  const { place, wasStale, others } = await write(ctx, "live.stay", async (tx) => {
    const mine = await heldPresence(tx, ctx, streamId);
    if (!mine) throw new Fault("not-found");
    await tx
      .updateTable("presence")
      .set({ seen_at: ctx.now })
      .where("organization_id", "=", organizationId)
      .where("stream_id", "=", streamId)
      .execute();
    const there = { structureId: mine.structure_id, period: mine.period };
    const { rows } = await sql<{ userId: string; name: string }>`
      select distinct u.id as "userId", u.nick_name as name
      from presence p join app_user u on u.id = p.user_id
      where p.organization_id = ${organizationId} and p.structure_id = ${there.structureId}
        and p.period = ${there.period} and p.seen_at > ${freshSince} and p.user_id <> ${ctx.actor.userId}
      order by u.nick_name, u.id limit ${mostShown}`.execute(tx);
    const result = {
      place: { organizationId, ...there },
      wasStale: mine.seen_at <= freshSince,
      others: rows,
    };
    return { entries: [], result };
  });
  if (wasStale) ctx.live.tell({ what: "presence", ...place });
  return { others };
}

function heldPresence(tx: Writer, ctx: BodyContext, streamId: string) {
  return tx
    .selectFrom("presence")
    .select(["structure_id", "period", "seen_at"])
    .where("organization_id", "=", ctx.organizationId)
    .where("stream_id", "=", streamId)
    .where("user_id", "=", ctx.actor.userId)
    .forUpdate()
    .executeTakeFirst();
}
