import { overtimeDecisions } from "#api/overtime-decisions.ts";
import { typedDecision } from "../../features/overtime-decisions/testing.ts";
import type { World } from "../world.ts";

type Ids = { organizationId: string; employeeId: string; structureId: string };

/** A decision of March 2026 that names the body's person and its structure. */
export async function allowedOvertime(
  world: World,
  { organizationId, employeeId, structureId }: Ids,
): Promise<string> {
  const as = await world.signInAs({ role: "Administrator" });
  const scope = { people: [{ employeeId }], structureIds: [structureId] };
  const decision = typedDecision({ organizationId, ...scope });
  return (await world.call(overtimeDecisions.create, decision, { as })).id;
}
