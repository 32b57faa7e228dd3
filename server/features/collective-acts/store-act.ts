import type { CollectiveActFields } from "#api/collective-acts.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow, insertRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { CurrentDay } from "./save-in-structures.ts";

type ActToStore = {
  id: string;
  act: CollectiveActFields;
  taken: readonly CurrentDay[];
  people: number;
  days: number;
};

/** Stores an act with the people it covers and the records that it wrote. */
export async function storeAct(
  tx: Writer,
  { organizationId, actor, now }: BodyContext,
  { id, act, taken, people, days }: ActToStore,
): Promise<void> {
  const { title, code, number, ada, decidedOn, wholeBody, withSubstructures } = act;
  await insertRow(tx, "collective_act", {
    ...inColumns({ organizationId, id, title, code, number, ada, people, days }),
    ...inColumns({ decidedOn, wholeBody, withSubstructures }),
    from_day: act.from,
    to_day: act.to,
    made_by: actor.userId,
    made_at: now,
  });
  const ofAct = { organization_id: organizationId, act_id: id };
  const structures = act.structureIds.map((structure_id) => ({ ...ofAct, structure_id }));
  await insertRows(tx, "collective_act_structure", structures);
  const named = act.employeeIds.map((employee_id) => ({ ...ofAct, employee_id }));
  await insertRows(tx, "collective_act_person", named);
  const records = taken.map(({ contractId, stands: { date, record } }) => ({
    ...ofAct,
    contract_id: contractId,
    date,
    version: (record?.version ?? 0) + 1,
  }));
  await insertRows(tx, "collective_act_record", records);
}
