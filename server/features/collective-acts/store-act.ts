import type { CollectiveActFields } from "#api/collective-acts.ts";
import { inParts } from "#server/db/in-parts.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { StandingDay } from "./save-in-structures.ts";

type ActToStore = {
  id: string;
  act: CollectiveActFields;
  taken: readonly StandingDay[];
  people: number;
  days: number;
};

/** Stores an act with the people it covers and the records that it wrote. */
export async function storeAct(
  tx: Writer,
  { organizationId: organization_id, actor, now }: BodyContext,
  { id, act, taken, people, days }: ActToStore,
): Promise<void> {
  const { title, code, number, ada } = act;
  await tx
    .insertInto("collective_act")
    .values({
      organization_id,
      id,
      title,
      code,
      number,
      ada,
      people,
      days,
      from_day: act.from,
      to_day: act.to,
      decided_on: act.decidedOn,
      whole_body: act.wholeBody,
      with_substructures: act.withSubstructures,
      made_by: actor.userId,
      made_at: now,
    })
    .execute();
  const ofAct = { organization_id, act_id: id };
  for (const some of inParts(act.structureIds))
    await tx
      .insertInto("collective_act_structure")
      .values(some.map((structure_id) => ({ ...ofAct, structure_id })))
      .execute();
  for (const some of inParts(act.employeeIds))
    await tx
      .insertInto("collective_act_person")
      .values(some.map((employee_id) => ({ ...ofAct, employee_id })))
      .execute();
  for (const some of inParts(taken))
    await tx
      .insertInto("collective_act_record")
      .values(
        some.map(({ contractId, stands: { date, record } }) => ({
          ...ofAct,
          contract_id: contractId,
          date,
          version: (record?.version ?? 0) + 1,
        })),
      )
      .execute();
}
