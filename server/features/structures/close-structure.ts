import { sql } from "kysely";
import type { structures } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { refusalToClose } from "#domain/structures/refusal.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { structureRefusals, structureTexts } from "#texts/structures.ts";
import { editedStructure, setClosedOn } from "./structure-row.ts";
import { dayText } from "#texts/moment.ts";

/**
 * Closes a structure, `closedOn` its last day. Refused while a structure under it or a contract in it goes on, and before
 * the last day of a contract there that is over.
 */
export const closeStructure: Handler<typeof structures.close> = (ctx, input) => {
  const { organizationId, id, closedOn } = input;
  return write(ctx, "structure.close", async (tx) => {
    const structure = await editedStructure(tx, input);
    const { workedUntil, ...beyond } = await goingOn(tx, organizationId, id, closedOn);
    const refusal = refusalToClose({ ...structure, closingOn: closedOn, ...beyond });
    if (refusal) throw new Fault("refused", { detail: structureRefusals[refusal] });
    if (workedUntil !== null && closedOn < workedUntil)
      throw fieldFault("closedOn", structureTexts.closesBeforeWork(dayText(workedUntil)));
    return setClosedOn(tx, structure, input, closedOn);
  });
};

/** What a structure has after a day, and the last day of its contracts that are over. */
type GoingOn = { openBelow: number; contractsBeyond: number; workedUntil: Day | null };

async function goingOn(
  tx: Writer,
  organizationId: string,
  structureId: string,
  day: Day,
): Promise<GoingOn> {
  const { rows } = await sql<GoingOn>`
    select
      (select count(*)::int from structure s
        where s.organization_id = ${organizationId} and s.parent_id = ${structureId}
          and coalesce(s.closed_on, 'infinity') > ${day}::date) as "openBelow",
      (select count(*)::int from contract_term t
        join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
        where t.organization_id = ${organizationId} and t.structure_id = ${structureId}
          and coalesce(t.valid_to, c.end_date, 'infinity') > ${day}::date
          and c.state in ('draft', 'submitted', 'active', 'suspended')) as "contractsBeyond",
      (select max(least(t.valid_to, c.end_date))::text from contract_term t
        join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
        where t.organization_id = ${organizationId} and t.structure_id = ${structureId}
          and c.state in ('ended', 'terminated')) as "workedUntil"
  `.execute(tx);
  return rows[0] ?? { openBelow: 0, contractsBeyond: 0, workedUntil: null };
}
