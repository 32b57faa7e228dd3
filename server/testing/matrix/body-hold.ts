import { v7 as uuid } from "uuid";
import { addRows } from "#server/testing/rows.ts";
import type { World } from "../world.ts";

/** A hold on the erasure of the employee's data. */
export async function employeeOnHold(
  world: World,
  ids: { organizationId: string; employeeId: string; userId: string },
): Promise<string> {
  const id = uuid();
  const row = { organization_id: ids.organizationId, id, employee_id: ids.employeeId };
  await addRows(world, "legal_hold", {
    ...row,
    reason: "A court has asked",
    set_by: ids.userId,
    set_at: new Date(),
  });
  return id;
}
