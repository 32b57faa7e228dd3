import type { Role } from "#domain/access.ts";
import type { users } from "#api/security.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export function userHandlers(parts: Parts): Handlers<typeof users> {
  return {
    login: signIn,
    logout: (ctx) => signOut(ctx, parts.sessions.forget),
    getCurrent: async (ctx) => {
      const user = await ctx.db
        .selectFrom("app_user")
        .select(["id", "user_name", "nick_name", "email", "role"])
        .where("id", "=", ctx.actor.userId)
        .executeTakeFirstOrThrow();
      return {
        id: user.id,
        userName: user.user_name,
        nickName: user.nick_name,
        email: user.email,
        area: user.role as Role,
      };
    },
  };
}
