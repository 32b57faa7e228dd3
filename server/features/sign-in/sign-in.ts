import { hasScreens, type Role } from "#domain/access.ts";
import type { users } from "#api/security.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";
import { countTry, forgiveTry } from "./brake.ts";
import { passwordMatches } from "./passwords.ts";

/**
 * Signs a person in with user name and password and opens a session.
 * Unknown, disabled and mistaken answer alike, after the same work. Roles without screens get 403.
 */
export async function signIn(
  ctx: Context,
  { userName, password }: InputOf<typeof users.login>,
): Promise<OutputOf<typeof users.login>> {
  const account = userName.toLowerCase();
  await countTry(ctx, account);
  const user = await ctx.db
    .selectFrom("app_user")
    .select(["id", "role", "nick_name", "password_hash"])
    .where("user_name", "=", account)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const matches = await passwordMatches(user?.password_hash ?? null, password);
  if (!user || !matches) throw new Fault("wrong-credentials");
  await forgiveTry(ctx, account);
  const role = user.role as Role;
  if (!hasScreens(role)) throw new Fault("no-screens");
  const token = newToken();
  await openSession(ctx, user.id, token);
  return { token, expiresIn: ctx.config.sessionMinutes, area: role, nickName: user.nick_name };
}

async function openSession(ctx: Context, userId: string, token: string): Promise<void> {
  await ctx.database.kysely
    .insertInto("session")
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      started_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + ctx.config.sessionMinutes * 60_000),
      ip: ctx.origin.ip,
      user_agent: ctx.origin.userAgent,
    })
    .execute();
}
