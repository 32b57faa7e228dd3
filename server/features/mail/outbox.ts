import type { InputOf, OutputOf } from "#api/call.ts";
import type { mails } from "#api/mails.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { mailCount, mailItems } from "./mails.queries.ts";

/** The mails of all bodies, newest first. */
export async function outbox(
  ctx: SignedContext,
  { skip, take, ...filter }: InputOf<typeof mails.getAll>,
): Promise<OutputOf<typeof mails.getAll>> {
  const isConnected = ctx.config.mail !== null;
  return readBodies(ctx, await everyBody(ctx), async (db) => ({
    isConnected,
    items: await mailItems(db, filter, { skip, take }),
    total: await mailCount(db, filter),
  }));
}
