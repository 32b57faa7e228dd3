import { buildOrganization, buildStaff, type StaffInput } from "#server/db/seed/builders.ts";
import type { World } from "./world.ts";

/** A body and its clerk. */
export type BodyWithClerk = Awaited<ReturnType<typeof bodyWithClerk>>;

/** A new body and a clerk who may write in it; `as` is for calls of the clerk. */
export async function bodyWithClerk(world: World) {
  const { id: organizationId } = await buildOrganization(world.owner);
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  return { organizationId, clerk, as: { as: clerk } };
}

/** The same with a structure and its staff; `contractId` is the first contract. */
export async function bodyWithStaff(world: World, people?: readonly StaffInput[]) {
  const body = await bodyWithClerk(world);
  const staff = await buildStaff(world.owner, body.organizationId, people);
  return { ...body, ...staff, contractId: staff.contracts[0]?.id ?? "" };
}
