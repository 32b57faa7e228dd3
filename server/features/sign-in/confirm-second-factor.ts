import type { InputOf } from "#api/call.ts";
import type { SignedIn, signIn as calls } from "#api/sign-in.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { secondFactorTexts } from "#texts/users.ts";
import { underRateLimit } from "./rate-limit.ts";
import { logAttempt } from "./log-attempt.ts";
import { openSession } from "./open-session.ts";
import { type Challenge, openChallenge, spendChallenge } from "./second-factors/challenge.ts";
import { factorsOf } from "./second-factors/factors.queries.ts";
import { spendRecoveryCode } from "./second-factors/recovery-codes.ts";
import { spendPasskey, spendTotpCode } from "./second-factors/spend-factor.ts";
import { signingInUser } from "./signing-in-user.ts";

type Answer = InputOf<typeof calls.confirmSecondFactor>;

/**
 * Ends a sign-in with its second factor. Tries count with those at the password, so that knowing the password buys no
 * guesses. Throws `wrong-credentials`, which says whether the answer was wrong or came too late.
 */
export async function confirmSecondFactor(ctx: Context, answer: Answer): Promise<SignedIn> {
  const challenge = await openChallenge(ctx, ctx.db, "sign-in", answer.challenge);
  const user =
    challenge && (await signingInUser(ctx, ctx.db, { column: "id", value: challenge.userId }));
  if (!user) throw new Fault("wrong-credentials", { detail: secondFactorTexts.expired });
  const { id: userId, userName: account } = user;
  const right = await underRateLimit(ctx, { account, userId }, () =>
    proved(ctx, challenge, answer),
  );
  if (!right) {
    await logAttempt(ctx, { userId, method: "second-factor", outcome: "wrong" });
    throw new Fault("wrong-credentials", { detail: secondFactorTexts.mistaken });
  }
  if (!(await spendChallenge(ctx, ctx.database.kysely, answer.challenge)))
    throw new Fault("wrong-credentials", { detail: secondFactorTexts.expired });
  return openSession(ctx, userId, challenge.method);
}

async function proved(
  ctx: Context,
  { userId, nonce }: Challenge,
  answer: Answer,
): Promise<boolean> {
  const { code, recoveryCode, passkey } = answer;
  if (recoveryCode !== undefined) return spendRecoveryCode(ctx, userId, recoveryCode);
  const factors = await factorsOf(ctx.db, userId);
  if (passkey !== undefined)
    return spendPasskey(ctx, factors, { nonce, verification: "preferred" }, passkey);
  return code !== undefined && spendTotpCode(ctx, factors, code);
}
