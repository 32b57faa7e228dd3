import type { Link } from "#api/user-register.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { insertRows } from "#server/db/rows.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { userTexts } from "#texts/users.ts";

/** Replaces a user's links to organizations; returns the previous ones. */
export async function replaceLinks(
  tx: Writer,
  userId: string,
  links: readonly Link[],
): Promise<Link[]> {
  const ids = new Set(links.map((link) => link.organizationId));
  if (ids.size < links.length) throw fieldFault("organizations", userTexts.organizationGivenTwice);
  const before = await tx
    .deleteFrom("user_organization")
    .where("user_id", "=", userId)
    .returning(["organization_id", "access_right"])
    .execute();
  const rows = links.map(({ organizationId, right: access_right }) => ({
    ...inColumns({ userId, organizationId }),
    access_right,
  }));
  await insertRows(tx, "user_organization", rows);
  return before.map((row) => ({
    organizationId: row.organization_id,
    right: row.access_right === "full" ? "full" : "read",
  }));
}

/** A user's links to organizations. */
export async function linksOf(db: Reader, userId: string): Promise<Link[]> {
  const rows = await db
    .selectFrom("user_organization")
    .select(["organization_id as organizationId", "access_right as right"])
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ organizationId, right }) => ({
    organizationId,
    right: right === "full" ? "full" : "read",
  }));
}
