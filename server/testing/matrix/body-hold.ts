import { v7 as uuid } from "uuid";
import { inBodies } from "../../db/seed/in-body.ts";
import type { World } from "../world.ts";

/** A hold on the erasure of the employee's data. */
export async function heldEmployee(
  world: World,
  ids: { organizationId: string; employeeId: string; userId: string },
): Promise<string> {
  const id = uuid();
  const row = { organization_id: ids.organizationId, id, employee_id: ids.employeeId };
  await inBodies(world.owner, [ids.organizationId], (tx) =>
    tx
      .insertInto("legal_hold")
      .values({ ...row, reason: "A court has asked", set_by: ids.userId, set_at: new Date() })
      .execute(),
  );
  return id;
}
