import type { Readable } from "node:stream";
import type { BodyContext } from "#server/kernel/context.ts";
import { enterSheet, leaveSheet } from "./presence.ts";
import type { Place, Streams } from "./streams.ts";

/** A stream about one sheet. Its reader counts as present until it closes. */
export async function watchSheet(
  ctx: BodyContext,
  streams: Streams,
  place: Place,
): Promise<Readable> {
  const { id, body } = await streams.open(ctx, place, ctx.right);
  try {
    await enterSheet({ ...ctx, repeat: null }, place, id);
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
