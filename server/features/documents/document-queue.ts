import type { InputOf, OutputOf } from "#api/call.ts";
import type { documents } from "#api/documents.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { documentCount, documentItems } from "./documents.queries.ts";

/** Documents of every body, for those who see them all. */
export async function documentQueue(
  ctx: SignedContext,
  { skip, take, ...filter }: InputOf<typeof documents.getQueue>,
): Promise<OutputOf<typeof documents.getQueue>> {
  const bodies = await ctx.db.selectFrom("organization").select("id").execute();
  const { userId } = ctx.actor;
  return readBodies(
    ctx,
    bodies.map(({ id }) => id),
    async (db) => ({
      items: await documentItems(db, filter, { userId, skip, take }),
      total: await documentCount(db, filter),
    }),
  );
}
