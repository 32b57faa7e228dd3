import type { SignedContext } from "#server/kernel/context.ts";

/** Ends the session of the call at once. */
export async function signOut(
  ctx: SignedContext,
  forget: (hash: Buffer) => void,
): Promise<{ ended: true }> {
  await ctx.database.kysely
    .updateTable("session")
    .set({ ended_at: ctx.now })
    .where("token_hash", "=", ctx.sessionHash)
    .execute();
  forget(ctx.sessionHash);
  return { ended: true };
}
