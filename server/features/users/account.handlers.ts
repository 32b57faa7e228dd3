import type { account } from "#api/account.ts";
import { asTold } from "#server/db/columns.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { changePassword } from "./change-password.ts";
import { credentialNotices, readNotices } from "./notices.ts";
import { holderOf, reasonsAgainst } from "./password-policy.ts";
import { endOtherSessions, endSession, liveSessions } from "./sessions.ts";

export const accountHandlers: Handlers<typeof account> = {
  /** The person signed in, and what the session owes. */
  getCurrent: async (ctx) => {
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
  },
  /** Changes what one may of oneself; whose data it is comes from the session alone. */
  updateCurrentUser: async (ctx, { version, nickName, email, phone }) => {
    const { userId } = ctx.actor;
    const after = { nickName, email, phone };
    const result = await writeSystem(ctx, "user.update-own", async (tx) => {
      const before = await tx
        .selectFrom("app_user")
        .select(["nick_name as nickName", "email", "phone", "version"])
        .where("id", "=", userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (before.version !== version) throw new Fault("changed", { current: before });
      await tx
        .updateTable("app_user")
        .set({ nick_name: nickName, email, phone, version: version + 1 })
        .where("id", "=", userId)
        .execute();
      return {
        entry: entryOf("user", userId, { before, after }),
        result: { version: version + 1 },
      };
    });
    ctx.sessions.forgetUser(userId);
    return result;
  },
  changePassword,
  validatePassword: passwordVerdict,
  checkPassword: passwordVerdict,
  getNotices: credentialNotices,
  readNotices,
  getSessions: liveSessions,
  endSession,
  endOtherSessions,
};

/** What the policy says; never whether it is the current password, which would be an oracle. */
async function passwordVerdict(ctx: SignedContext, { password }: { password: string }) {
  const holder = await holderOf(ctx.db, ctx.actor.userId);
  const reasons = await reasonsAgainst(ctx.db, ctx.config, holder, password);
  return { isValid: reasons.length === 0, reasons };
}
