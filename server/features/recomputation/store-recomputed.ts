import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { ChangedMonth } from "./recomputed-months.ts";

/** Stores what days and months came out as. The caller holds the contracts' rows locked and has read under that lock. */
export async function storeRecomputed(
  tx: Writer,
  ctx: BodyContext,
  months: readonly ChangedMonth[],
): Promise<void> {
  const days = months.flatMap(({ contractId, changed }) =>
    changed.map(({ date, termId, structureId, after, version }) => ({
      contract_id: contractId,
      date,
      term_id: termId,
      structure_id: structureId,
      label: after.label,
      reason: after.reason,
      planned_minutes: after.plannedMinutes,
      worked_minutes: after.workedMinutes,
      result: after,
      version: version + 1,
    })),
  );
  const totals = months.map((one) => ({
    contract_id: one.contractId,
    month: one.month,
    structure_id: one.structureId,
    totals: one.after,
  }));
  await sql`
    with kept as (
      update attendance_record r set term_id = n.term_id, structure_id = n.structure_id, label = n.label, reason = n.reason,
        planned_minutes = n.planned_minutes, worked_minutes = n.worked_minutes, result = n.result, version = n.version,
        updated_at = ${ctx.now}, updated_by = ${ctx.actor.userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n(contract_id uuid, date date, term_id uuid,
        structure_id uuid, label text, reason text, planned_minutes int, worked_minutes int, result jsonb, version int)
      where r.organization_id = ${ctx.organizationId} and r.contract_id = n.contract_id and r.date = n.date
    )
    update monthly_contract m set totals = n.totals, structure_id = n.structure_id
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as n(contract_id uuid, month text, structure_id uuid, totals jsonb)
    where m.organization_id = ${ctx.organizationId} and m.contract_id = n.contract_id and m.month = n.month
  `.execute(tx);
}
