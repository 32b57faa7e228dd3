import { sql } from "kysely";
import type { structures } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { refusalToClose } from "#domain/structures/refusal.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { structureRefusals } from "#texts/structures.ts";
import { editedStructure, setClosedOn } from "./structure-row.ts";

/** Closes a structure, `closedOn` its last day. Refused while a structure under it or a contract in it goes on. */
export const closeStructure: Handler<typeof structures.close> = (ctx, input) => {
  const { organizationId, id, closedOn } = input;
  return write(ctx, "structure.close", async (tx) => {
    const structure = await editedStructure(tx, input);
    const beyond = await goingOn(tx, organizationId, id, closedOn);
    const refusal = refusalToClose({ ...structure, closingOn: closedOn, ...beyond });
    if (refusal) throw new Fault("refused", { detail: structureRefusals[refusal] });
    return setClosedOn(tx, structure, input, closedOn);
  });
};

async function goingOn(
  tx: Writer,
  organizationId: string,
  structureId: string,
  day: Day,
): Promise<{ openBelow: number; contractsBeyond: number }> {
  const { rows } = await sql<{ openBelow: number; contractsBeyond: number }>`
    select
      (select count(*)::int from structure s
        where s.organization_id = ${organizationId} and s.parent_id = ${structureId}
          and coalesce(s.closed_on, 'infinity') > ${day}::date) as "openBelow",
      (select count(*)::int from contract_term t
        join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
        where t.organization_id = ${organizationId} and t.structure_id = ${structureId}
          and coalesce(t.valid_to, c.end_date, 'infinity') > ${day}::date
          and c.state in ('draft', 'submitted', 'active', 'suspended')) as "contractsBeyond"
  `.execute(tx);
  return rows[0] ?? { openBelow: 0, contractsBeyond: 0 };
}
