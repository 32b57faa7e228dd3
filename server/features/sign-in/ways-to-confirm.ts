import type { OutputOf } from "#api/call.ts";
import type { confirmation } from "#api/confirmation.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { factorsOf, passkeysAmong } from "./second-factors/factors.queries.ts";
import { confirmedUntil } from "./confirmed-until.ts";

/** The ways in which the person signed in can prove again who they are. */
export async function waysToConfirm(
  ctx: SignedContext,
): Promise<OutputOf<typeof confirmation.getConfirmation>> {
  const { userId } = ctx.actor;
  const user = await ctx.db
    .selectFrom("app_user")
    .select(["password_hash", "afm"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const passkeys = passkeysAmong(await factorsOf(ctx.db, userId));
  return {
    methods: [
      ...(user.password_hash === null ? [] : (["password"] as const)),
      ...(passkeys.length === 0 ? [] : (["passkey"] as const)),
      ...(user.afm === null ? [] : (["taxis"] as const)),
    ],
    confirmedUntil: (await confirmedUntil(ctx))?.toISOString() ?? null,
  };
}
