import type { Reader } from "#server/db/handles.ts";
import { rowBy } from "#server/db/rows.ts";

/** Throws `not-found` unless the structure is of the organization. */
export async function requireStructure(
  db: Reader,
  { organizationId, structureId }: { organizationId: string; structureId: string },
): Promise<void> {
  await rowBy(db, "structure", { organization_id: organizationId, id: structureId });
}
