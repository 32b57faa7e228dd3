import type { SignInAnswer } from "#api/sign-in.ts";
import type { Context } from "#server/kernel/context.ts";
import { logAttempt } from "./log-attempt.ts";
import type { SignInMethod } from "./owed.ts";
import { askChallenge } from "./second-factors/challenge.ts";
import { type Factor, passkeysAmong } from "./second-factors/factors.queries.ts";
import { optionsToSign } from "./second-factors/passkeys.ts";
import { codesLeft } from "./second-factors/recovery-codes.ts";
import type { SigningInUser } from "./signing-in-user.ts";

/** Asks a user, who has signed in by the first factor, for one of the second ones. */
export async function askSecondFactor(
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
