import { UserFields } from "#api/user-register.ts";
import { administeredRoles, type UserRefusal } from "#domain/identity/user-rights.ts";
import { columnsOf, inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, refused } from "#server/kernel/fault.ts";
import { userRefusals, userTexts } from "#texts/users.ts";
import { linksOf } from "./links.ts";

/** What a broken key of a user means to the person who typed it. */
export const userViolations = {
  app_user_name: () => fieldFault("userName", userTexts.duplicateUserName),
  app_user_afm: () => fieldFault("afm", userTexts.duplicateAfm),
};

/** The columns of what is typed of a user. */
export function userColumns({ area, ...fields }: UserFields) {
  return { ...inColumns(fields), role: area };
}

/** A user with what is typed of it. */
export type EditedUser = UserFields & { id: string; isDisabled: boolean; version: number };

/**
 * The user as edited, its row locked with the actor's, so that neither ends while the other acts. Throws `not-found`
 * where the actor does not administer such a user, and `changed` when another hand was first.
 */
export async function editedUser(
  ctx: SignedContext,
  tx: Writer,
  { id, version }: { id: string; version?: number },
): Promise<EditedUser> {
  const rows = await tx
    .selectFrom("app_user")
    .select(["id", "role", "disabled_at", "version"])
    .select(columnsOf("app_user", UserFields.omit({ area: true }).keyof().options))
    .where("id", "in", [id, ctx.actor.userId])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  const actor = rows.find((row) => row.id === ctx.actor.userId);
  if (!actor || actor.disabled_at !== null || actor.role !== ctx.actor.role)
    throw new Fault("unauthenticated");
  const found = rows.find((row) => row.id === id);
  if (!found || !administeredRoles(ctx.actor.role).includes(found.role))
    throw new Fault("not-found");
  const { role: area, disabled_at: disabledAt, ...fields } = found;
  const user = { ...fields, area, isDisabled: disabledAt !== null };
  if (version !== undefined && version !== user.version)
    throw new Fault("changed", { current: { ...user, organizations: await linksOf(tx, id) } });
  return user;
}

/** Throws the refusal in Greek, if there is one. */
export function unlessRefused(refusal: UserRefusal | null): void {
  if (refusal === "role-not-given" || refusal === "own-role")
    throw fieldFault("area", userRefusals[refusal]);
  if (refusal === "needs-organization") throw fieldFault("organizations", userRefusals[refusal]);
  if (refusal === "needs-end-date" || refusal === "own-last-day" || refusal === "past-last-day")
    throw fieldFault("validUntil", userRefusals[refusal]);
  if (refusal !== null) throw refused(userRefusals[refusal]);
}
