import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { ArrivedEntry } from "#domain/devices/question.ts";
import type { DeviceEntry } from "#domain/devices/signed-text.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Whose badge it is, as far as that can be told. */
export type Holder = Pick<ArrivedEntry, "badge" | "worksHere"> & {
  employeeId: string | null;
  cardNumber: string;
  /** First name and the letter of the last: enough to see that the right person was meant. */
  name: string | null;
};

/** The holder of what was shown or typed, and whether a contract puts the person in the structure around that day. */
export async function holderOf(
  tx: Writer,
  { organizationId }: BodyContext,
  { value }: Pick<DeviceEntry, "value">,
  { structureId, day }: { structureId: string; day: Day },
): Promise<Holder> {
  const { rows } = await sql<{ id: string; name: string; works_here: boolean }>`
    select e.id, e.first_name || ' ' || left(e.last_name, 1) || '.' as name, exists (
      select from contract c
      join contract_term t on t.organization_id = c.organization_id and t.contract_id = c.id
      where c.organization_id = e.organization_id and c.employee_id = e.id and t.structure_id = ${structureId}
        and t.valid_from <= ${day}::date + 1
        and coalesce(least(t.valid_to, c.end_date), 'infinity') >= ${day}::date - 1) as works_here
    from employee e where e.organization_id = ${organizationId} and e.card_number = ${value}
  `.execute(tx);
  const [found] = rows;
  if (!found)
    return { badge: "unknown", worksHere: false, employeeId: null, cardNumber: value, name: null };
  return {
    badge: "known",
    worksHere: found.works_here,
    employeeId: found.id,
    cardNumber: value,
    name: found.name,
  };
}
