import type { ApiAppFields } from "#api/api-apps.ts";
import type { ProgramRole } from "#domain/access.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import { linksOf } from "#server/features/users/public.ts";
import { Fault, notFound, refused } from "#server/kernel/fault.ts";
import { apiAppTexts } from "#texts/api-apps.ts";

/** An app as edited, its row locked. */
type EditedApp = Omit<ApiAppFields, "organizations"> & { id: string };

/**
 * Locks the app's row and increments its version. Throws `not-found`, `changed` if someone else changed it first, and
 * `refused` for a revoked app.
 */
export async function editedApp(
  tx: Writer,
  { id, version }: { id: string; version: number },
): Promise<EditedApp> {
  const row = await tx
    .selectFrom("api_app as a")
    .innerJoin("app_user as u", "u.id", "a.user_id")
    .select(["u.id", "u.nick_name as name", "u.role", "u.valid_until as validUntil", "u.version"])
    .select(["a.scopes", "a.networks", "a.calls_per_minute as callsPerMinute", "a.revoked_at"])
    .where("u.id", "=", id)
    .where("u.deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const { version: standing, revoked_at: revokedAt, role, ...app } = row;
  if (revokedAt !== null) throw refused(apiAppTexts.revokedAlready);
  if (standing !== version) {
    const organizations = await linksOf(tx, id);
    throw new Fault("changed", { current: { ...app, organizations, version: standing } });
  }
  await updateRows(tx, "app_user", { id }, { version: version + 1 });
  return { ...app, area: programRoleOf(role) };
}

/** Guarantee: a row of `api_app` is created with a program role; if its user was given another role, it is read-only. */
export function programRoleOf(role: string): ProgramRole {
  return role === "WebServiceUser" ? role : "ThirdPartyUser";
}
