import type { signIn as calls } from "#api/sign-in.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { admit } from "./admit.ts";
import { underRateLimit } from "./rate-limit.ts";
import { logAttempt } from "./log-attempt.ts";
import { passwordMatches } from "./passwords.ts";
import { liveHashOf, signingInUser } from "./signing-in-user.ts";

/**
 * Signs a person in with user name and password. Unknown, disabled and mistaken answer alike, after the same work.
 * Throws `too-many` while a rate limit holds.
 */
export const signIn: Handler<typeof calls.login> = async (ctx, { userName, password }) => {
  const account = userName.toLowerCase();
  const user = await signingInUser(ctx, ctx.db, { column: "user_name", value: account });
  const userId = user?.id ?? null;
  const right = await underRateLimit(ctx, { account, userId }, () =>
    passwordMatches(liveHashOf(user, ctx.now), password),
  );
  if (user && right) return admit(ctx, user, "password");
  await logAttempt(ctx, { userId, method: "password", outcome: "wrong" });
  throw new Fault("wrong-credentials");
};
