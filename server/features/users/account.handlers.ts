import { sql } from "kysely";
import type { account } from "#api/account.ts";
import { toResponse } from "#server/db/columns.ts";
import { rowBy } from "#server/db/rows.ts";
import {
  endSessions,
  hashOfPassword,
  leaveNotice,
  settleRequiredStep,
  tryOwnPassword,
} from "#server/features/sign-in/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault, refused, requireVersion } from "#server/kernel/fault.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { passwordTexts } from "#texts/passwords.ts";
import { holderOf, reasonsAgainst, requireGoodPassword } from "./password-policy.ts";
import { endOtherSessions, endSession, liveSessions } from "./sessions.ts";

const mostNotices = 20;

export const accountHandlers: Handlers<typeof account> = {
  /** The signed-in user, and what the session owes. */
  getCurrent: async (ctx) => {
    const user = await ctx.db
      .selectFrom("app_user as u")
      .innerJoin("session as s", "s.user_id", "u.id")
      .select(["u.id", "u.user_name", "u.nick_name", "u.email", "u.phone", "u.role", "u.version"])
      .select(["u.afm", "u.password_hash", "u.password_changed_at", "s.method", "s.owes"])
      .where("s.token_hash", "=", ctx.sessionHash)
      .executeTakeFirstOrThrow();
    const { role, afm, password_hash, method, owes, ...fields } = user;
    return {
      ...toResponse(fields),
      area: role,
      hasTaxis: afm !== null,
      hasPassword: password_hash !== null,
      signedInBy: method === "taxis" ? "taxis" : "password",
      owes: owes === "password" || owes === "second-factor" ? owes : null,
    };
  },
  /** Changes the fields that users may change of their own account; the account comes only from the session. */
  updateCurrentUser: (ctx, { version, nickName, email, phone }) => {
    const { userId } = ctx.actor;
    const after = { nickName, email, phone };
    return writeSystem(ctx, "user.update-own", async (tx) => {
      const before = await tx
        .selectFrom("app_user")
        .select(["nick_name as nickName", "email", "phone", "version"])
        .where("id", "=", userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      requireVersion(before, version);
      await tx
        .updateTable("app_user")
        .set({ nick_name: nickName, email, phone, version: version + 1 })
        .where("id", "=", userId)
        .execute();
      return {
        entry: entryOf("user", userId, { before, after }),
        access: [userId],
        result: { version: version + 1 },
      };
    });
  },
  /**
   * Sets the user's own password, given the current one, and ends all their other sessions. Tries at the current one
   * count with those of sign-in. Throws faults on the fields `currentPassword` and `newPassword`.
   */
  changePassword: async (ctx, { currentPassword, newPassword }) => {
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
    return writeSystem(ctx, "user.change-password", async (tx) => {
      const { one_time_until } = await rowBy(tx, "app_user", { id: userId }, ["one_time_until"]);
      const changed = await tx
        .updateTable("app_user")
        .set({ password_hash: newHash, password_changed_at: ctx.now })
        .set({ one_time_until: null, one_time_used_at: null })
        .where((of) => of.and({ id: userId, password_hash: hash }))
        .executeTakeFirstOrThrow();
      if (changed.numUpdatedRows === 0n)
        throw fieldFault("currentPassword", passwordTexts.mistaken);
      await endSessions(tx, ctx.now, userId, ctx.sessionHash);
      await settleRequiredStep(ctx, tx);
      await leaveNotice(tx, ctx, {
        userId,
        kind: "password-changed",
        isExpected: one_time_until !== null,
      });
      const entry = entryOf("user", userId);
      return { entry, access: [userId], result: { changed: true } as const };
    });
  },
  validatePassword: passwordVerdict,
  checkPassword: passwordVerdict,
  /** The latest changes of the user's credentials; new are those made by another session and not yet read. */
  getNotices: async (ctx) => {
    const { userId } = ctx.actor;
    const rows = await ctx.db
      .selectFrom("credential_notice")
      .select(["id", "at", "kind", "title", "actor_id", "ip", "user_agent", "read_at"])
      .select("session_hash")
      .where("user_id", "=", userId)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(mostNotices)
      .execute();
    return rows.map(({ actor_id, read_at, session_hash, ...row }) => ({
      ...toResponse(row),
      byAnother: actor_id !== null && actor_id !== userId,
      isNew: read_at === null && session_hash?.equals(ctx.sessionHash) !== true,
    }));
  },
  /** Marks the notices as read. No credential changes, so there is no audit entry. */
  readNotices: async (ctx) => {
    const { numAffectedRows } = await sql`
    update credential_notice set read_at = ${ctx.now}
    where user_id = ${ctx.actor.userId} and read_at is null and session_hash is distinct from ${ctx.sessionHash}
  `.execute(ctx.database.kysely);
    return { read: Number(numAffectedRows ?? 0) };
  },
  getSessions: liveSessions,
  endSession,
  endOtherSessions,
};

/** The policy's verdict; never whether it is the current password, which would be an oracle. */
async function passwordVerdict(ctx: SignedContext, { password }: { password: string }) {
  const holder = await holderOf(ctx.db, ctx.actor.userId);
  const reasons = await reasonsAgainst(ctx.db, ctx.config, holder, password);
  return { isValid: reasons.length === 0, reasons };
}

async function requireCurrent(ctx: SignedContext, password: string): Promise<string> {
  const user = await rowBy(ctx.db, "app_user", { id: ctx.actor.userId }, [
    "user_name",
    "password_hash",
  ]);
  const hash = user.password_hash;
  if (hash === null) throw refused(passwordTexts.noPassword);
  if (!(await tryOwnPassword(ctx, user, password)))
    throw fieldFault("currentPassword", passwordTexts.mistaken);
  return hash;
}
