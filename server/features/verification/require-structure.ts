import type { Reader } from "#server/db/handles.ts";
import { Fault } from "#server/kernel/fault.ts";

/** Throws `not-found` unless the structure is of the organization. */
export async function requireStructure(
  db: Reader,
  { organizationId, structureId }: { organizationId: string; structureId: string },
): Promise<void> {
  const found = await db
    .selectFrom("structure")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "=", structureId)
    .executeTakeFirst();
  if (!found) throw new Fault("not-found");
}
