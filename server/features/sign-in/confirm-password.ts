import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { confirmationTexts } from "#texts/confirmation.ts";
import { logAttempt } from "./log-attempt.ts";
import { underRateLimit } from "./rate-limit.ts";
import { passwordMatches } from "./passwords.ts";
import { confirmedUntil } from "./confirmed-until.ts";

/**
 * Confirms that the actor is the signed-in person: by the password entered again, or, if it is empty, by a confirmation
 * through passkey or taxis in the last ten minutes. Tries count with those of sign-in, and a failed one is recorded in
 * the log of sign-ins. Throws a fault on the field `password` if neither holds, and `too-many` when the tries are used
 * up.
 */
export async function confirmPassword(ctx: SignedContext, password: string): Promise<void> {
  const { userId } = ctx.actor;
  if (password === "") {
    if ((await confirmedUntil(ctx)) === null) throw fieldFault("password", confirmationTexts.asked);
    return;
  }
  const user = await ctx.db
    .selectFrom("app_user")
    .select(["user_name", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const { user_name: account, password_hash: hash } = user;
  const right = await underRateLimit(ctx, { account, userId }, () =>
    passwordMatches(hash, password),
  );
  if (right) return;
  await logAttempt(ctx, { userId, method: "confirmation", outcome: "wrong" });
  throw fieldFault("password", confirmationTexts.mistaken);
}
