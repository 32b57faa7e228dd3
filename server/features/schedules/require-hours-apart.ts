import { refusalToHold } from "#domain/contracts/held-work.ts";
import type { Writer } from "#server/db/handles.ts";
import { heldTerms } from "#server/features/contracts/public.ts";
import { Fault } from "#server/kernel/fault.ts";
import { structureTexts } from "#texts/structures.ts";

/** Throws `refused` where the hours of the schedule, as they now stand, meet those of another contract of somebody under it. */
export async function requireHoursApart(
  tx: Writer,
  organizationId: string,
  scheduleId: string,
): Promise<void> {
  const people = await tx
    .selectFrom("contract_term as t")
    .innerJoin("contract as c", (on) =>
      on.onRef("c.organization_id", "=", "t.organization_id").onRef("c.id", "=", "t.contract_id"),
    )
    .innerJoin("employee as e", (on) =>
      on.onRef("e.organization_id", "=", "c.organization_id").onRef("e.id", "=", "c.employee_id"),
    )
    .select(["e.id", "e.last_name as lastName", "e.first_name as firstName"])
    .distinct()
    .where("t.organization_id", "=", organizationId)
    .where("t.schedule_id", "=", scheduleId)
    .where("c.state", "in", ["submitted", "active", "suspended"])
    .execute();
  const ids = people.map(({ id }) => id);
  const held = await heldTerms(tx, organizationId, ids);
  const met = people.find(({ id }) => refusalToHold(held.get(id) ?? []) === "overlapping-hours");
  if (met)
    throw new Fault("refused", {
      detail: structureTexts.hoursMeet(`${met.lastName} ${met.firstName}`),
    });
}
