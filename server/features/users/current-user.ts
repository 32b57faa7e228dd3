import type { account } from "#api/account.ts";
import type { OutputOf } from "#api/call.ts";
import { asTold } from "#server/db/columns.ts";
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
  const { role, afm, password_hash, method, owes, ...told } = user;
  return {
    ...asTold(told),
    area: role,
    hasTaxis: afm !== null,
    hasPassword: password_hash !== null,
    signedInBy: method === "taxis" ? "taxis" : "password",
    owes: owes === "password" || owes === "second-factor" ? owes : null,
  };
}
