import type { Readable } from "node:stream";
import type { InputOf } from "#api/call.ts";
import type { live } from "#api/live.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { isNotified, newForMs } from "./news.ts";
import type { Streams } from "./streams.ts";

/** A stream of what concerns its reader alone. */
export async function watchOwn(
  ctx: SignedContext,
  streams: Streams,
  { readAgoMs }: InputOf<typeof live.watch>,
): Promise<Readable> {
  const stream = await streams.open(ctx, null, null);
  try {
    const forMs = newForMs(readAgoMs);
    const notified = forMs === null || (await isNotified(ctx, forMs));
    streams.tell(stream, { what: "open", streamId: stream.id, others: [], sheet: false, notified });
    return stream.body;
  } catch (error) {
    stream.body.destroy();
    throw error;
  }
}
