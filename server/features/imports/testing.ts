import { buildOrganization } from "#server/db/seed/builders.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";

/** A body and its clerk. */
export type Desk = { organizationId: string; clerk: Visitor };

/** A body with a clerk who may write. */
export async function openDesk(world: World): Promise<Desk> {
  const { id: organizationId } = await buildOrganization(world.owner);
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  return { organizationId, clerk };
}
