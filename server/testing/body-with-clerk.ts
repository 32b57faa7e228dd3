import { buildOrganization, buildStaff, type StaffInput } from "#server/db/seed/builders.ts";
import type { World } from "./world.ts";

/** A body and its clerk. */
export type BodyWithClerk = Awaited<ReturnType<typeof bodyWithClerk>>;

/** A body of its own and a clerk who writes there; `as` is for calls of the clerk. */
export async function bodyWithClerk(world: World) {
  const { id: organizationId } = await buildOrganization(world.owner);
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  return { organizationId, clerk, as: { as: clerk } };
}

/** Such a body with a structure and the people who work there; `contractId` is the first of theirs. */
export async function bodyWithStaff(world: World, people?: readonly StaffInput[]) {
  const body = await bodyWithClerk(world);
  const staff = await buildStaff(world.owner, body.organizationId, people);
  return { ...body, ...staff, contractId: staff.contracts[0]?.id ?? "" };
}
