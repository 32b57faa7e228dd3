import type { account } from "#api/account.ts";
import type { OutputOf } from "#api/call.ts";
import type { SignedContext } from "#server/kernel/context.ts";

/** The person signed in, and what the session owes. */
export async function currentUser(
  ctx: SignedContext,
): Promise<OutputOf<typeof account.getCurrent>> {
  const user = await ctx.db
    .selectFrom("app_user as u")
    .innerJoin("session as s", "s.user_id", "u.id")
    .select(["u.id", "u.user_name", "u.nick_name", "u.email", "u.phone", "u.role", "u.version"])
    .select(["u.afm", "u.password_hash", "u.password_changed_at", "s.method", "s.owes"])
    .where("s.token_hash", "=", ctx.sessionHash)
    .executeTakeFirstOrThrow();
  return {
    id: user.id,
    userName: user.user_name,
    nickName: user.nick_name,
    email: user.email,
    phone: user.phone,
    area: user.role,
    hasTaxis: user.afm !== null,
    hasPassword: user.password_hash !== null,
    passwordChangedAt: user.password_changed_at?.toISOString() ?? null,
    signedInBy: user.method === "taxis" ? "taxis" : "password",
    owes: user.owes === "password" || user.owes === "second-factor" ? user.owes : null,
    version: user.version,
  };
}
