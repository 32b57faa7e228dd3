import type { Reader } from "#server/db/handles.ts";
import { notFound } from "#server/kernel/fault.ts";

/** Throws `not-found` unless the structure is of the organization. */
export async function requireStructure(
  db: Reader,
  { organizationId, structureId }: { organizationId: string; structureId: string },
): Promise<void> {
  await db
    .selectFrom("structure")
    .select("id")
    .where((of) => of.and({ organization_id: organizationId, id: structureId }))
    .executeTakeFirstOrThrow(notFound);
}
