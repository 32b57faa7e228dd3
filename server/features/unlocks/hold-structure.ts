import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Waits for whoever records in the structure, so that nothing is saved that did not see its days locked again. */
export async function holdStructure(
  tx: Writer,
  ctx: BodyContext,
  structureId: string,
): Promise<never[]> {
  await tx
    .selectFrom("structure")
    .select("id")
    .where("organization_id", "=", ctx.organizationId)
    .where("id", "=", structureId)
    .forUpdate()
    .execute();
  return [];
}
