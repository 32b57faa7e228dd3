import type { SignedContext } from "#server/kernel/context.ts";
import { logAttempt } from "./log-attempt.ts";
import { passwordMatches } from "./passwords.ts";
import { underRateLimit } from "./rate-limit.ts";

/**
 * Whether the password is that of the actor's account. Tries count with those of sign-in, and a wrong one is recorded in the
 * log of sign-ins. Throws `too-many` when the tries are used up.
 */
export async function tryOwnPassword(
  ctx: SignedContext,
  { user_name: account, password_hash: hash }: { user_name: string; password_hash: string | null },
  password: string,
): Promise<boolean> {
  const { userId } = ctx.actor;
  const isRight = await underRateLimit(ctx, { account, userId }, () =>
    passwordMatches(hash, password),
  );
  if (!isRight) await logAttempt(ctx, { userId, method: "confirmation", outcome: "wrong" });
  return isRight;
}
