import type { OutputOf, InputOf } from "#api/call.ts";
import type { signIn as calls } from "#api/sign-in.ts";
import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext, Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { secondFactorTexts } from "#texts/users.ts";
import { admit } from "./admit.ts";
import { logAttempt } from "./log-attempt.ts";
import { openSession } from "./open-session.ts";
import { passwordMatches } from "./passwords.ts";
import { underRateLimit } from "./rate-limit.ts";
import { type Challenge, openChallenge, spendChallenge } from "./second-factors/challenge.ts";
import { factorsOf } from "./second-factors/factors.queries.ts";
import { spendRecoveryCode } from "./second-factors/recovery-codes.ts";
import { spendPasskey, spendTotpCode } from "./second-factors/spend-factor.ts";
import { liveHashOf, signingInUser } from "./signing-in-user.ts";

/** Handlers that use the taxis adapter, to which a sign-out may redirect. */
export function signInHandlers(taxis: Taxis | null): Handlers<typeof calls> {
  return {
    /**
     * Signs a user in with user name and password. Unknown, disabled and wrong credentials get the same answer, after
     * the same work. Throws `too-many` while a rate limit applies.
     */
    login: async (ctx, { userName, password }) => {
      const account = userName.toLowerCase();
      const user = await signingInUser(ctx, ctx.db, { column: "user_name", value: account });
      const userId = user?.id ?? null;
      const right = await underRateLimit(ctx, { account, userId }, () =>
        passwordMatches(liveHashOf(user, ctx.now), password),
      );
      if (user && right) return admit(ctx, user, "password");
      await logAttempt(ctx, { userId, method: "password", outcome: "wrong" });
      throw new Fault("wrong-credentials");
    },
    /**
     * Completes a sign-in with its second factor. Tries count with those of the password, so that knowing the password
     * allows no extra guesses. Throws `wrong-credentials`, which states whether the answer was wrong or too late.
     */
    confirmSecondFactor: async (ctx, answer) => {
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
    },
    logout: (ctx) => signOut(ctx, taxis),
  };
}

/** Ends the session of the call immediately. */
async function signOut(
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

async function proved(
  ctx: Context,
  { userId, nonce }: Challenge,
  answer: InputOf<typeof calls.confirmSecondFactor>,
): Promise<boolean> {
  const { code, recoveryCode, passkey } = answer;
  if (recoveryCode !== undefined) return spendRecoveryCode(ctx, userId, recoveryCode);
  const factors = await factorsOf(ctx.db, userId);
  if (passkey !== undefined)
    return spendPasskey(ctx, factors, { nonce, verification: "preferred" }, passkey);
  return code !== undefined && spendTotpCode(ctx, factors, code);
}
