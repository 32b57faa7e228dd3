import type { account } from "#api/account.ts";
import {
  endSessions,
  hashOfPassword,
  leaveNotice,
  passwordMatches,
  settleOwed,
  underRateLimit,
} from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault, refused } from "#server/kernel/fault.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { passwordTexts } from "#texts/passwords.ts";
import { holderOf, requireGoodPassword } from "./password-policy.ts";

/**
 * Sets the own password, given the current one, and ends every other session of the person. Tries at the current one
 * count with those of sign-in. Throws faults on the fields `currentPassword` and `newPassword`.
 */
export const changePassword: Handler<typeof account.changePassword> = async (
  ctx,
  { currentPassword, newPassword },
) => {
  const { userId } = ctx.actor;
  const hash = await requireCurrent(ctx, currentPassword);
  if (newPassword.normalize("NFC") === currentPassword.normalize("NFC"))
    throw fieldFault("newPassword", passwordTexts.unchanged);
  const holder = await holderOf(ctx.db, userId);
  await requireGoodPassword(ctx.db, ctx.config, holder, {
    field: "newPassword",
    password: newPassword,
  });
  const newHash = await hashOfPassword(newPassword);
  const result = await writeSystem(ctx, "user.change-password", async (tx) => {
    const changed = await tx
      .updateTable("app_user")
      .set({ password_hash: newHash, password_changed_at: ctx.now })
      .set({ one_time_until: null, one_time_used_at: null })
      .where("id", "=", userId)
      .where("password_hash", "=", hash)
      .executeTakeFirstOrThrow();
    if (changed.numUpdatedRows === 0n) throw fieldFault("currentPassword", passwordTexts.mistaken);
    await endSessions(tx, ctx.now, userId, ctx.sessionHash);
    await settleOwed(ctx, tx);
    await leaveNotice(tx, ctx, { userId, kind: "password-changed" });
    return {
      entry: entryOf("user", userId),
      result: { changed: true } as const,
    };
  });
  ctx.sessions.forgetUser(userId);
  return result;
};

async function requireCurrent(ctx: SignedContext, password: string): Promise<string> {
  const { userId } = ctx.actor;
  const user = await ctx.db
    .selectFrom("app_user")
    .select(["user_name", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const { user_name: account, password_hash: hash } = user;
  if (hash === null) throw refused(passwordTexts.noPassword);
  const right = await underRateLimit(ctx, { account, userId }, () =>
    passwordMatches(hash, password),
  );
  if (!right) throw fieldFault("currentPassword", passwordTexts.mistaken);
  return hash;
}
