import type { InputOf, OutputOf } from "#api/call.ts";
import type { documents } from "#api/documents.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { documentCount, documentItems } from "./documents.queries.ts";

/** Documents of every body, for those who see them all. */
export async function documentQueue(
  ctx: SignedContext,
  { skip, take, ...filter }: InputOf<typeof documents.getQueue>,
): Promise<OutputOf<typeof documents.getQueue>> {
  const { userId } = ctx.actor;
  return readBodies(ctx, await everyBody(ctx), async (db) => ({
    items: await documentItems(db, filter, { userId, today: ctx.today, skip, take }),
    total: await documentCount(db, filter, ctx.today),
  }));
}
