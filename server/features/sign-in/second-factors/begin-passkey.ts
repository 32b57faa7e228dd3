import type { secondFactors } from "#api/second-factors.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { confirmPassword } from "../confirm-password.ts";
import { askChallenge } from "./challenge.ts";
import { factorsOf, passkeysAmong } from "./factors.queries.ts";
import { optionsToAdd } from "./passkeys.ts";

/** Asks the browser for a new passkey. */
export const beginPasskey: Handler<typeof secondFactors.beginPasskey> = async (
  ctx,
  { password },
) => {
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
};
