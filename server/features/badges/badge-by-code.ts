import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import { badgeDigest } from "./badge-digest.ts";

/** Whose badge a code is, and whether it is still valid. */
type ScannedBadge = { badgeId: string; employeeId: string; holds: boolean };

/** The badge of a scanned code; undefined if the body has no such badge. */
export async function badgeByCode(
  tx: Writer,
  organizationId: string,
  code: string,
): Promise<ScannedBadge | undefined> {
  const { rows } = await sql<ScannedBadge>`
    select b.id as "badgeId", b.employee_id as "employeeId", not exists (
      select from badge_end x where x.organization_id = b.organization_id and x.badge_id = b.id) as holds
    from badge b where b.organization_id = ${organizationId} and b.digest = ${badgeDigest(code)}
  `.execute(tx);
  return rows[0];
}
