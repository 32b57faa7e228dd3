import { rowBy, updateRows } from "#server/db/rows.ts";
import type { SignedContext } from "#server/kernel/context.ts";

const freshMilliseconds = 10 * 60_000;

/** The end of validity of this session's last confirmation; null if there is none or it has expired. */
export async function confirmedUntil(ctx: SignedContext): Promise<Date | null> {
  const { confirmed_at: at } = await rowBy(ctx.db, "session", { token_hash: ctx.sessionHash }, [
    "confirmed_at",
  ]);
  if (at === null) return null;
  const until = new Date(at.getTime() + freshMilliseconds);
  return until > ctx.now ? until : null;
}

/** Records that the user has just confirmed their identity; returns until when that is valid. */
export async function noteConfirmed(ctx: SignedContext): Promise<{ confirmedUntil: string }> {
  const key = { token_hash: ctx.sessionHash };
  await updateRows(ctx.database.kysely, "session", key, { confirmed_at: ctx.now });
  return { confirmedUntil: new Date(ctx.now.getTime() + freshMilliseconds).toISOString() };
}
