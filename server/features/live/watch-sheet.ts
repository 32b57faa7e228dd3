import type { Readable } from "node:stream";
import type { InputOf } from "#api/call.ts";
import type { live } from "#api/live.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { isNotified, newForMs } from "./news.ts";
import { enterSheet, leaveSheet } from "./presence.ts";
import type { Streams } from "./streams.ts";

/** A stream about one sheet. Its reader counts as present until it closes. */
export async function watchSheet(
  ctx: BodyContext,
  streams: Streams,
  { readAgoMs, ...place }: InputOf<typeof live.watchSheet>,
): Promise<Readable> {
  const stream = await streams.open(ctx, place, ctx.right);
  const { id, body } = stream;
  try {
    // Whatever comes from now on is told; what came before is looked for.
    const forMs = newForMs(readAgoMs);
    const found = await enterSheet({ ...ctx, repeat: null }, place, id, forMs);
    const notified = forMs === null || (await isNotified(ctx, forMs));
    streams.tell(stream, { what: "open", streamId: id, ...found, notified });
  } catch (error) {
    body.destroy();
    throw error;
  }
  const leave = () =>
    leaveSheet({ ...ctx, repeat: null }, place, id).catch((error: unknown) =>
      // The others stop counting a reader who no longer says that it stays.
      ctx.log.warn({ err: error }, "A reader's leaving cannot be noted"),
    );
  if (body.destroyed) await leave();
  else body.once("close", () => void leave());
  return body;
}
