import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/**
 * Holds the structures of the requests, in the order of their ids. Waits for whoever records in them, so that nothing is
 * saved that did not see its days locked again.
 */
export async function holdStructures(
  tx: Writer,
  { organizationId }: Pick<BodyContext, "organizationId">,
  requestIds: readonly string[],
): Promise<void> {
  await sql`
    select from structure where organization_id = ${organizationId} and id in (
      select structure_id from unlock_request
      where organization_id = ${organizationId} and id = any (${requestIds}::uuid[]))
    order by id for update`.execute(tx);
}
