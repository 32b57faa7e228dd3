import type { userRegister } from "#api/user-register.ts";
import { refusalToReset } from "#domain/identity/user-rights.ts";
import { endSessions, leaveNotice } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { unrepeated } from "#server/kernel/idempotency.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { newOneTimePassword, oneTimeColumns } from "./one-time-password.ts";
import { editedUser, unlessRefused } from "./user-row.ts";

/** Gives a user a secret for one sign-in instead of the password, and ends every session. */
export const resetPassword: Handler<typeof userRegister.resetPassword> = async (
  ctx,
  { id, version },
) => {
  const oneTimePassword = newOneTimePassword();
  const password = await oneTimeColumns(ctx, ctx.db, oneTimePassword);
  const result = await writeSystem(unrepeated(ctx), "user.reset-password", async (tx) => {
    const user = await editedUser(ctx, tx, { id, version });
    unlessRefused(refusalToReset(ctx.actor.userId, user, ctx.today));
    const { userName } = user;
    await tx
      .updateTable("app_user")
      .set({ ...password, version: version + 1 })
      .where("id", "=", id)
      .execute();
    await endSessions(tx, ctx.now, id);
    await leaveNotice(tx, ctx, { userId: id, kind: "password-reset" });
    return {
      entry: { subjectKind: "user", subjectId: id, before: { userName }, after: null },
      result: { id, version: version + 1, oneTimePassword },
    };
  });
  ctx.sessions.forgetUser(id);
  return result;
};
