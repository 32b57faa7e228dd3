import type { SignInAnswer } from "#api/sign-in.ts";
import { hasScreens } from "#domain/access.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { askSecondFactor } from "./ask-second-factor.ts";
import { logAttempt } from "./log-attempt.ts";
import { openSession } from "./open-session.ts";
import type { SignInMethod } from "./owed.ts";
import { factorsOf } from "./second-factors/factors.queries.ts";
import type { SigningInUser } from "./signing-in-user.ts";

/** Lets in a user who has proved who they are: to a session, or first to the second factor. Roles without screens get 403. */
export async function admit(
  ctx: Context,
  user: SigningInUser,
  method: SignInMethod,
): Promise<SignInAnswer> {
  if (!hasScreens(user.role)) {
    await logAttempt(ctx, { userId: user.id, method, outcome: "no-screens" });
    throw new Fault("no-screens");
  }
  const factors = await factorsOf(ctx.db, user.id);
  return factors.length === 0
    ? openSession(ctx, user.id, method)
    : askSecondFactor(ctx, user, method, factors);
}
