import type { userRegister } from "#api/user-register.ts";
import { refusalToLastDay, refusalToLinks, refusalToRole } from "#domain/identity/user-rights.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import { endSessions } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { userRefusals } from "#texts/users.ts";
import { changeUser } from "./change-user.ts";
import { unlessRefused, userColumns } from "./user-row.ts";

/**
 * Changes the typed fields of a user. A new role or last day ends the user's sessions, which began under the old one.
 * Throws `changed` with the present fields when someone else changed the user first.
 */
export const updateUser: Handler<typeof userRegister.update> = (ctx, given) => {
  const { id, version, ...fields } = given;
  return changeUser(ctx, "user.update", { id, version }, async (tx, user) => {
    const { id: _id, version: _version, isDisabled: _isDisabled, ...before } = user;
    const { area: role, validUntil } = fields;
    unlessRefused(refusalToRole(ctx.actor, { id, was: before.area, role, validUntil }));
    const ends = { id, was: before.validUntil, validUntil };
    unlessRefused(refusalToLastDay(ctx.actor.userId, ends, ctx.today));
    if (before.area !== role && refusalToLinks(role, await linksOf(tx, id)) !== null)
      throw fieldFault("area", userRefusals["needs-organization"]);
    await updateRows(tx, "app_user", { id }, userColumns(fields));
    if (before.area !== role || before.validUntil !== validUntil)
      await endSessions(tx, ctx.now, id, id === ctx.actor.userId ? ctx.sessionHash : null);
    return { before, after: fields, answer: {} };
  });
};

function linksOf(tx: Writer, userId: string): Promise<number> {
  return countOf(tx.selectFrom("user_organization").where("user_id", "=", userId));
}
