import type { OutputOf } from "#api/call.ts";
import type { userRegister } from "#api/user-register.ts";
import { cleanAfm, refusalToAfm } from "#domain/identity/afm.ts";
import { administeredRoles, refusalToReset, refusalToEnd } from "#domain/identity/user-rights.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import {
  triesWaitUntil,
  releaseTries,
  endSessions,
  leaveNotice,
} from "#server/features/sign-in/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { withSecretAnswer } from "#server/kernel/idempotency.ts";
import { requireRate } from "#server/kernel/rate-limit.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { afmReasons } from "#texts/users.ts";
import { disableUser, enableUser, resetSecondFactor } from "./change-access.ts";
import { changeUser } from "./change-user.ts";
import { createUser } from "./create-user.ts";
import { replaceLinks } from "./links.ts";
import { newOneTimePassword, oneTimeColumns } from "./one-time-password.ts";
import { updateUser } from "./update-user.ts";
import { editedUser, unlessRefused } from "./user-row.ts";
import { userDetails, userListing } from "./users.queries.ts";

type Verdict = OutputOf<typeof userRegister.isAfmValid>;

const valid: Verdict = { isValid: true, reason: null, message: null };

export const userRegisterHandlers: Handlers<typeof userRegister> = {
  ...userListing.calls,
  async getById(ctx, { id }) {
    const roles = administeredRoles(ctx.actor.role);
    const user = orNotFound(await userDetails(ctx.db, roles, id, ctx.now));
    const waitsUntil = await triesWaitUntil(ctx.db, id, ctx.now);
    return { ...user, waitsUntil: waitsUntil?.toISOString() ?? null };
  },
  create: createUser,
  update: updateUser,
  /**
   * Deletes a user permanently. The name stays, because the ledger states who did what; password, second factors, numbers,
   * addresses and links are removed, and the sign-in name is free for another person, who inherits nothing of this one.
   */
  delete: (ctx, { id }) => {
    unlessRefused(refusalToEnd(ctx.actor.userId, id));
    return writeSystem(ctx, "user.delete", async (tx) => {
      const { userName, area } = await editedUser(ctx, tx, { id });
      await endSessions(tx, ctx.now, id);
      await forgetPerson(tx, id, ctx.now);
      const entry = entryOf("user", id, { before: { userName, area } });
      return { entry, access: [id], result: { id } };
    });
  },
  /**
   * Whether a tax number is valid and, for users who administer users, whether another user has it: others must not
   * learn who has an account. Thirty a minute, so that no one can enumerate all numbers.
   */
  isAfmValid: async (ctx, { id, afm: text }) => {
    await requireRate(ctx, `afm ${ctx.actor.userId}`, { most: 30, seconds: 60 });
    const afm = cleanAfm(text);
    const refusal = refusalToAfm(afm);
    if (refusal) return invalid(refusal === "afm-format" ? "format" : "checksum");
    if (administeredRoles(ctx.actor.role).length === 0) return valid;
    const other = await ctx.db
      .selectFrom("app_user")
      .select("id")
      .where("afm", "=", afm)
      .where("deleted_at", "is", null)
      .$if(Boolean(id), (query) => query.where("id", "<>", id ?? ""))
      .executeTakeFirst();
    return other ? invalid("duplicate") : valid;
  },
  /** Replaces a user's organizations with these; live sessions lose the removed ones immediately. */
  setOrganizations: (ctx, { id, version, organizations }) =>
    changeUser(ctx, "user.set-organizations", { id, version }, async (tx) => {
      const before = await replaceLinks(tx, id, organizations);
      return { before: { organizations: before }, after: { organizations }, answer: {} };
    }),
  /** Replaces a user's password with a secret for one sign-in, and ends all sessions. */
  resetPassword: async (ctx, { id, version }) => {
    const oneTimePassword = newOneTimePassword();
    const password = await oneTimeColumns(ctx, ctx.db, oneTimePassword);
    const secretly = withSecretAnswer(ctx);
    return changeUser(secretly, "user.reset-password", { id, version }, async (tx, user) => {
      unlessRefused(refusalToReset(ctx.actor.userId, user, ctx.today));
      await updateRows(tx, "app_user", { id }, password);
      await endSessions(tx, ctx.now, id);
      await leaveNotice(tx, ctx, { userId: id, kind: "password-reset" });
      return { before: { userName: user.userName }, answer: { oneTimePassword } };
    });
  },
  resetSecondFactor,
  /** Lets a user who entered wrong passwords too often try again immediately. */
  unlock: (ctx, { id }) =>
    writeSystem(ctx, "user.unlock", async (tx) => {
      const { userName } = await editedUser(ctx, tx, { id });
      const released = await releaseTries(tx, id);
      const entry = entryOf("user", id, { before: { userName } });
      return { entry: released === 0 ? null : entry, result: { id } };
    }),
  disable: disableUser,
  enable: enableUser,
};

function invalid(reason: "format" | "checksum" | "duplicate"): Verdict {
  return { isValid: false, reason, message: afmReasons[reason] };
}

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
