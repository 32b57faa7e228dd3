import { sql } from "kysely";
import type { Colleague, live } from "#api/live.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { isSheetNews } from "./news.ts";
import type { Place } from "./streams.ts";

/** Whoever has not said for so long that they stay has left. */
const freshSeconds = 20;
const mostShown = 20;

/** Who else has a sheet open, and whether it is another than its reader has read. */
type Found = { others: Colleague[]; sheet: boolean };

/**
 * Notes that the reader of a stream has its sheet open, to whom what was written so lately is new (all of it where null).
 * Throws `not-found` for a structure of another body.
 */
export async function enterSheet(
  ctx: BodyContext,
  place: Place,
  streamId: string,
  newForMs: number | null,
): Promise<Found> {
  const found = await write(ctx, "live.enter", async (tx) => {
    await tx
      .selectFrom("structure")
      .select("id")
      .where("organization_id", "=", ctx.organizationId)
      .where("id", "=", place.structureId)
      .executeTakeFirstOrThrow(notFound);
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
    const others = await othersOn(tx, ctx, place);
    const sheet = newForMs === null || (await isSheetNews(tx, place, newForMs));
    return { entries: [], result: { others, sheet } };
  });
  ctx.live.tell({ what: "presence", ...place, of: streamId });
  return found;
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
  ctx.live.tell({ what: "presence", ...place, of: streamId });
}

/**
 * The reader of a stream still has its sheet open; answers the names of the others, at most 20. One whom the others had
 * stopped counting is shown to them again. Throws `not-found` once the stream has ended.
 */
export const stayOnSheet: Handler<typeof live.stay> = async (ctx, { organizationId, streamId }) => {
  const { place, wasStale, others } = await write(ctx, "live.stay", async (tx) => {
    const mine = await heldPresence(tx, ctx, streamId);
    if (!mine) throw new Fault("not-found");
    await tx
      .updateTable("presence")
      .set({ seen_at: ctx.now })
      .where("organization_id", "=", organizationId)
      .where("stream_id", "=", streamId)
      .execute();
    const there = { organizationId, structureId: mine.structure_id, period: mine.period };
    const wasStale = mine.seen_at <= freshSince(ctx);
    const result = { place: there, wasStale, others: await othersOn(tx, ctx, there) };
    return { entries: [], result };
  });
  if (wasStale) ctx.live.tell({ what: "presence", ...place, of: streamId });
  return { others };
};

async function othersOn(
  tx: Writer,
  ctx: BodyContext,
  { organizationId, structureId, period }: Place,
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select distinct u.id as "userId", u.nick_name as name
    from presence p join app_user u on u.id = p.user_id
    where p.organization_id = ${organizationId} and p.structure_id = ${structureId}
      and p.period = ${period} and p.seen_at > ${freshSince(ctx)} and p.user_id <> ${ctx.actor.userId}
    order by u.nick_name, u.id limit ${mostShown}`.execute(tx);
  return rows;
}

function freshSince({ now }: BodyContext): Date {
  return new Date(now.getTime() - freshSeconds * 1000);
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
