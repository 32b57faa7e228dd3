import { buildOrganization } from "#server/db/seed/builders.ts";
import type { World } from "./world.ts";

/** A body and its clerk. */
export type BodyWithClerk = Awaited<ReturnType<typeof bodyWithClerk>>;

/** A body of its own and a clerk who writes there; `as` is for calls of the clerk. */
export async function bodyWithClerk(world: World) {
  const { id: organizationId } = await buildOrganization(world.owner);
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  return { organizationId, clerk, as: { as: clerk } };
}
