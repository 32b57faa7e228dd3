import { UserFields } from "#api/user-register.ts";
import { administeredRoles, type UserRefusal } from "#domain/identity/user-rights.ts";
import { columnsOf, inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, refused } from "#server/kernel/fault.ts";
import { userRefusals, userTexts } from "#texts/users.ts";
import { linksOf } from "./links.ts";

/** The error for each violated constraint of a user, by field. */
export const userViolations = {
  app_user_name: () => fieldFault("userName", userTexts.duplicateUserName),
  app_user_afm: () => fieldFault("afm", userTexts.duplicateAfm),
};

/** The columns of a user's typed fields. */
export function userColumns({ area, ...fields }: UserFields) {
  return { ...inColumns(fields), role: area };
}

/** A user with its typed fields. */
export type EditedUser = UserFields & { id: string; isDisabled: boolean; version: number };

/**
 * The user to edit, with their row and the actor's locked, so that neither is ended while the other acts. Throws
 * `not-found` if the actor does not administer such a user, and `changed` when someone else changed the user first.
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

/** Throws the refusal in Greek, if any. */
export function unlessRefused(refusal: UserRefusal | null): void {
  if (refusal === "role-not-given" || refusal === "own-role")
    throw fieldFault("area", userRefusals[refusal]);
  if (refusal === "needs-organization") throw fieldFault("organizations", userRefusals[refusal]);
  if (refusal === "needs-end-date" || refusal === "own-last-day" || refusal === "past-last-day")
    throw fieldFault("validUntil", userRefusals[refusal]);
  if (refusal !== null) throw refused(userRefusals[refusal]);
}
