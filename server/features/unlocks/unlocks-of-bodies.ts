import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlocks } from "#api/unlocks.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { unlockCount, unlockItems } from "./unlocks.queries.ts";

/** Requests of the bodies; the caller has made sure that the actor sees them all. */
export function unlocksOfBodies(
  ctx: SignedContext,
  organizationIds: readonly string[],
  { skip, take, ...filter }: InputOf<typeof unlocks.getQueue>,
): Promise<OutputOf<typeof unlocks.getQueue>> {
  return readBodies(ctx, organizationIds, async (db) => ({
    items: await unlockItems(db, filter, { userId: ctx.actor.userId, skip, take }),
    total: await unlockCount(db, filter),
  }));
}
