import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlocks } from "#api/unlocks.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { unlockCount, unlockItems } from "./unlocks.queries.ts";

/** Requests of every body, for those who see them all. */
export async function unlockQueue(
  ctx: SignedContext,
  { skip, take, ...filter }: InputOf<typeof unlocks.getQueue>,
): Promise<OutputOf<typeof unlocks.getQueue>> {
  return readBodies(ctx, await everyBody(ctx), async (db) => ({
    items: await unlockItems(db, filter, { userId: ctx.actor.userId, skip, take }),
    total: await unlockCount(db, filter),
  }));
}
