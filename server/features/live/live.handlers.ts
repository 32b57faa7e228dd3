import { sql } from "kysely";
import type { Readable } from "node:stream";
import type { InputOf } from "#api/call.ts";
import { deputising } from "#domain/access.ts";
import type { live, Colleague } from "#api/live.ts";
import type { Writer } from "#server/db/handles.ts";
import { deleteRows, insertRow, rowBy, updateRows } from "#server/db/rows.ts";
import type { Handlers, Handler } from "#server/kernel/bind.ts";
import type { SignedContext, BodyContext } from "#server/kernel/context.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { isNotified, newForMs, isSheetNews } from "./news.ts";
import { accessMark } from "#domain/organizations/access-mark.ts";
import { organizationsOfActor } from "#server/features/organizations/public.ts";
import type { Streams, Place } from "./streams.ts";

/** Who else has a sheet open, and whether it has changed since its reader read it. */
type Found = { others: Colleague[]; sheet: boolean };

/** A user who has not reported for this long has left. */
const freshSeconds = 20;

const mostShown = 20;

/**
 * Keeps the reader of a stream present on its sheet; returns the names of the others, at most 20. A reader whom the
 * others no longer counted is shown to them again. Throws `not-found` once the stream has ended.
 */
const stayOnSheet: Handler<typeof live.stay> = async (ctx, { organizationId, streamId }) => {
  const { place, wasStale, others } = await write(ctx, "live.stay", async (tx) => {
    const mine = orNotFound(await lockPresence(tx, ctx, streamId));
    const key = { organization_id: organizationId, stream_id: streamId };
    await updateRows(tx, "presence", key, { seen_at: ctx.now });
    const there = { organizationId, structureId: mine.structure_id, period: mine.period };
    const wasStale = mine.seen_at <= freshSince(ctx);
    const result = { place: there, wasStale, others: await othersOn(tx, ctx, there) };
    return { entries: [], result };
  });
  if (wasStale) ctx.live.tell({ what: "presence", ...place, of: streamId });
  return { others };
};

export const liveHandlers = (streams: Streams): Handlers<typeof live> => ({
  watch: (ctx, input) => watchOwn(ctx, streams, input),
  watchSheet: (ctx, input) => watchSheet(ctx, streams, input),
  stay: (ctx, input) => stayOnSheet({ ...ctx, repeat: null }, input),
});

/** A stream of the events that concern only its reader. */
async function watchOwn(
  ctx: SignedContext,
  streams: Streams,
  { readAgoMs }: InputOf<typeof live.watch>,
): Promise<Readable> {
  const stream = await streams.open(ctx, null, null);
  try {
    const forMs = newForMs(readAgoMs);
    const notified = forMs === null || (await isNotified(ctx, forMs));
    const access = accessMark(await organizationsOfActor(ctx));
    const news = { others: [], sheet: false, notified, access };
    streams.tell(stream, { what: "open", streamId: stream.id, ...news });
    return stream.body;
  } catch (error) {
    stream.body.destroy();
    throw error;
  }
}

/** A stream about one sheet. Its reader counts as present until it closes. */
async function watchSheet(
  ctx: BodyContext,
  streams: Streams,
  { readAgoMs, ...place }: InputOf<typeof live.watchSheet>,
): Promise<Readable> {
  const stream = await streams.open(ctx, place, ctx.right);
  const { id, body } = stream;
  try {
    // From now on events are sent; earlier changes are looked up.
    const forMs = newForMs(readAgoMs);
    const found = await enterSheet({ ...ctx, repeat: null }, place, id, forMs);
    const notified = forMs === null || (await isNotified(ctx, forMs));
    const access = accessMark(await organizationsOfActor(asAccountOf(ctx)));
    streams.tell(stream, { what: "open", streamId: id, ...found, notified, access });
  } catch (error) {
    body.destroy();
    throw error;
  }
  const leave = () =>
    leaveSheet({ ...ctx, repeat: null }, place, id).catch((error: unknown) =>
      // The others stop counting a reader who no longer reports.
      ctx.log.warn({ err: error }, "A reader's leaving cannot be noted"),
    );
  if (body.destroyed) await leave();
  else body.once("close", () => void leave());
  return body;
}

/** The call with the account's own role: in the sheet's body a deputy has the representative's. */
function asAccountOf(ctx: BodyContext): BodyContext {
  const isDeputy = ctx.deputyActs.has(ctx.organizationId);
  return isDeputy ? { ...ctx, actor: { ...ctx.actor, role: deputising } } : ctx;
}

/**
 * Stores that the reader of a stream has its sheet open, and returns whether any of it was written within `newForMs` (null: the reader does
 * not say since when, so it counts as written). Throws `not-found` for a structure of another body.
 */
async function enterSheet(
  ctx: BodyContext,
  place: Place,
  streamId: string,
  newForMs: number | null,
): Promise<Found> {
  const found = await write(ctx, "live.enter", async (tx) => {
    await rowBy(tx, "structure", { organization_id: ctx.organizationId, id: place.structureId });
    await insertRow(tx, "presence", {
      organization_id: ctx.organizationId,
      stream_id: streamId,
      structure_id: place.structureId,
      period: place.period,
      user_id: ctx.actor.userId,
      seen_at: ctx.now,
    });
    const others = await othersOn(tx, ctx, place);
    const sheet = newForMs === null || (await isSheetNews(tx, place, newForMs));
    return { entries: [], result: { others, sheet } };
  });
  ctx.live.tell({ what: "presence", ...place, of: streamId });
  return found;
}

/** Removes the reader of a stream from the sheet. */
async function leaveSheet(ctx: BodyContext, place: Place, streamId: string): Promise<void> {
  await write(ctx, "live.leave", async (tx) => {
    await deleteRows(tx, "presence", { organization_id: ctx.organizationId, stream_id: streamId });
    return { entries: [], result: null };
  });
  ctx.live.tell({ what: "presence", ...place, of: streamId });
}

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

function lockPresence(tx: Writer, ctx: BodyContext, streamId: string) {
  return tx
    .selectFrom("presence")
    .select(["structure_id", "period", "seen_at"])
    .where("organization_id", "=", ctx.organizationId)
    .where("stream_id", "=", streamId)
    .where("user_id", "=", ctx.actor.userId)
    .forUpdate()
    .executeTakeFirst();
}
