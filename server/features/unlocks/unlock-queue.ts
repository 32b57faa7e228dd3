import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlocks } from "#api/unlocks.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { unlockCount, unlockItems } from "./unlocks.queries.ts";

/** Requests of every body, for those who see them all. */
export async function unlockQueue(
  ctx: SignedContext,
  { skip, take, ...filter }: InputOf<typeof unlocks.getQueue>,
): Promise<OutputOf<typeof unlocks.getQueue>> {
  const bodies = await ctx.db.selectFrom("organization").select("id").execute();
  return readBodies(
    ctx,
    bodies.map(({ id }) => id),
    async (db) => ({
      items: await unlockItems(db, filter, { userId: ctx.actor.userId, skip, take }),
      total: await unlockCount(db, filter),
    }),
  );
}
