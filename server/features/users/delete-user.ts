import type { userRegister } from "#api/user-register.ts";
import { refusalToEnd } from "#domain/identity/user-rights.ts";
import type { Writer } from "#server/db/handles.ts";
import { endSessions } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { editedUser, unlessRefused } from "./user-row.ts";

/**
 * Ends a user for good. The name stays, because the ledger says who did what; password, second factors, numbers, addresses
 * and links go, and the name for sign-in is free again, for another person with nothing of this one.
 */
export const deleteUser: Handler<typeof userRegister.delete> = async (ctx, { id }) => {
  unlessRefused(refusalToEnd(ctx.actor.userId, id));
  const result = await writeSystem(ctx, "user.delete", async (tx) => {
    const { userName, area } = await editedUser(ctx, tx, { id });
    await endSessions(tx, ctx.now, id);
    await forgetPerson(tx, id, ctx.now);
    return {
      entry: { subjectKind: "user", subjectId: id, before: { userName, area }, after: null },
      result: { id },
    };
  });
  ctx.sessions.forgetUser(id);
  return result;
};

async function forgetPerson(tx: Writer, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("app_user")
    .set({ deleted_at: now, disabled_at: now, password_hash: null, afm: null })
    .set({ email: "", phone: "", one_time_until: null, one_time_used_at: null })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("user_organization").where("user_id", "=", id).execute();
  await tx.deleteFrom("second_factor").where("user_id", "=", id).execute();
  await tx.deleteFrom("recovery_code").where("user_id", "=", id).execute();
  await tx.deleteFrom("challenge").where("user_id", "=", id).execute();
}
