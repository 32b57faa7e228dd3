import type { SignInAnswer } from "#api/sign-in.ts";
import { hasScreens } from "#domain/access.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { logAttempt } from "./log-attempt.ts";
import { openSession } from "./open-session.ts";
import type { SignInMethod } from "./required-step.ts";
import { askChallenge } from "./second-factors/challenge.ts";
import { factorsOf, type Factor, passkeysAmong } from "./second-factors/factors.queries.ts";
import { optionsToSign } from "./second-factors/passkeys.ts";
import { codesLeft } from "./second-factors/recovery-codes.ts";
import type { SigningInUser } from "./signing-in-user.ts";

/** Admits a user who has proved their identity: to a session, or first to the second factor. Roles without screens get 403. */
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

/** Asks a user who has passed the first factor for one of the second factors. */
async function askSecondFactor(
  ctx: Context,
  { id: userId }: SigningInUser,
  method: SignInMethod,
  factors: readonly Factor[],
): Promise<SignInAnswer> {
  const passkeys = passkeysAmong(factors);
  const passkey =
    passkeys.length === 0 ? null : await optionsToSign(ctx.config, passkeys, "preferred");
  const nonce = passkey?.challenge ?? "";
  const challenge = await askChallenge(ctx, { userId, purpose: "sign-in", method, nonce });
  const hasCodes = (await codesLeft(ctx.db, userId)) > 0;
  await logAttempt(ctx, { userId, method, outcome: "second-factor-asked" });
  return {
    secondFactor: {
      challenge,
      methods: [
        ...new Set(factors.map((factor) => factor.kind)),
        ...(hasCodes ? (["recovery-code"] as const) : []),
      ],
      passkey,
    },
  };
}
