import type { OutputOf } from "#api/call.ts";
import type { signIn as calls } from "#api/sign-in.ts";
import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { logAttempt } from "./log-attempt.ts";

/** Ends the session of the call at once. */
export async function signOut(
  ctx: SignedContext,
  taxis: Taxis | null,
): Promise<OutputOf<typeof calls.logout>> {
  const { method } = await ctx.database.kysely
    .updateTable("session")
    .set({ ended_at: ctx.now })
    .where("token_hash", "=", ctx.sessionHash)
    .returning("method")
    .executeTakeFirstOrThrow();
  ctx.sessions.forget(ctx.sessionHash);
  ctx.cookies.remove("bind");
  const by = method === "taxis" ? "taxis" : "password";
  await logAttempt(ctx, { userId: ctx.actor.userId, method: by, outcome: "signed-out" });
  const taxisLogoutUrl = by === "taxis" ? (taxis?.logoutUrl ?? null) : null;
  return { ended: true, taxisLogoutUrl };
}
