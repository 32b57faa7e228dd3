import type { SignedContext } from "#server/kernel/context.ts";

const freshMilliseconds = 10 * 60_000;

/** The end of validity of this session's last confirmation; null if there is none or it has expired. */
export async function confirmedUntil(ctx: SignedContext): Promise<Date | null> {
  const { confirmed_at: at } = await ctx.db
    .selectFrom("session")
    .select("confirmed_at")
    .where("token_hash", "=", ctx.sessionHash)
    .executeTakeFirstOrThrow();
  if (at === null) return null;
  const until = new Date(at.getTime() + freshMilliseconds);
  return until > ctx.now ? until : null;
}

/** Records that the user has just confirmed their identity; returns until when that is valid. */
export async function noteConfirmed(ctx: SignedContext): Promise<{ confirmedUntil: string }> {
  await ctx.database.kysely
    .updateTable("session")
    .set({ confirmed_at: ctx.now })
    .where("token_hash", "=", ctx.sessionHash)
    .execute();
  return { confirmedUntil: new Date(ctx.now.getTime() + freshMilliseconds).toISOString() };
}
