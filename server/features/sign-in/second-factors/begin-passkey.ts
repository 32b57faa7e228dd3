import type { InputOf, OutputOf } from "#api/call.ts";
import type { secondFactors } from "#api/second-factors.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { confirmPassword } from "../confirm-password.ts";
import { askChallenge } from "./challenge.ts";
import { factorsOf, passkeysAmong } from "./factors.queries.ts";
import { optionsToAdd } from "./passkeys.ts";

/** Asks the browser for a new passkey. */
export async function beginPasskey(
  ctx: SignedContext,
  { password }: InputOf<typeof secondFactors.beginPasskey>,
): Promise<OutputOf<typeof secondFactors.beginPasskey>> {
  await confirmPassword(ctx, password);
  const { userId, nickName } = ctx.actor;
  const { user_name: userName } = await ctx.db
    .selectFrom("app_user")
    .select("user_name")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const known = passkeysAmong(await factorsOf(ctx.db, userId));
  const options = await optionsToAdd(ctx.config, { id: userId, userName, nickName }, known);
  const asked = {
    userId,
    purpose: "passkey",
    method: "password",
    nonce: options.challenge,
  } as const;
  return { challenge: await askChallenge(ctx, asked), options };
}
