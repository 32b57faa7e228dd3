import { sql } from "kysely";
import type { DayResult, MonthTotals, Term } from "#domain/attendance/types.ts";
import type { RecordIn } from "#api/attendances.ts";
import { packIntervals } from "#api/cells.ts";
import type { Writer } from "#server/db/handles.ts";
import { prepared } from "#server/db/travelling-together.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Standing } from "./standing.ts";

/** One record to store: what stood, what comes, and the day's result before and after. */
export type RecordChange = {
  standing: Standing;
  structureId: string;
  record: Required<RecordIn>;
  term: Term;
  before: DayResult;
  after: DayResult;
  version: number;
};

/** The new totals of one contract's month. */
export type MonthChange = {
  contractId: string;
  month: string;
  structureId: string;
  totals: MonthTotals;
};

/**
 * Stores records and their months' totals in one statement. The caller holds the contracts' rows locked and has
 * compared the versions. Throws when fewer rows are stored than asked, which that lock makes impossible.
 */
export async function storeRecords(
  tx: Writer,
  ctx: BodyContext,
  changes: readonly RecordChange[],
  months: readonly MonthChange[],
): Promise<void> {
  const rows = changes.map(({ record, structureId, term, after, version }) => ({
    contract_id: record.contractId,
    date: record.date,
    structure_id: structureId,
    term_id: term.id,
    intervals: record.intervals,
    cell: packIntervals(record.intervals),
    note: record.note,
    label: after.label,
    reason: after.reason,
    planned_minutes: after.plannedMinutes,
    worked_minutes: after.workedMinutes,
    result: after,
    version,
  }));
  const totals = months.map((one) => ({
    contract_id: one.contractId,
    month: one.month,
    structure_id: one.structureId,
    totals: one.totals,
  }));
  const { rows: stored } = await sql<{ stored: number }>`${prepared}
    with kept as (
      insert into attendance_record as r (organization_id, contract_id, date, structure_id, term_id, intervals, cell, note,
        label, reason, planned_minutes, worked_minutes, result, version, updated_at, updated_by)
      select ${ctx.organizationId}::uuid, n.contract_id, n.date, n.structure_id, n.term_id, n.intervals, n.cell, n.note,
        n.label, n.reason, n.planned_minutes, n.worked_minutes, n.result, n.version, ${ctx.now}, ${ctx.actor.userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(
        contract_id uuid, date date, structure_id uuid, term_id uuid, intervals jsonb, cell text, note text, label text,
        reason text, planned_minutes int, worked_minutes int, result jsonb, version int)
      on conflict (organization_id, contract_id, date) do update set
        structure_id = excluded.structure_id, term_id = excluded.term_id, intervals = excluded.intervals,
        cell = excluded.cell, note = excluded.note, label = excluded.label, reason = excluded.reason,
        planned_minutes = excluded.planned_minutes, worked_minutes = excluded.worked_minutes, result = excluded.result,
        version = excluded.version, updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where r.version = excluded.version - 1
      returning 1
    ),
    summed as (
      insert into monthly_contract (organization_id, contract_id, month, structure_id, state, totals)
      select ${ctx.organizationId}::uuid, n.contract_id, n.month, n.structure_id, 'draft', n.totals
      from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as n(contract_id uuid, month text, structure_id uuid, totals jsonb)
      on conflict (organization_id, contract_id, month) do update set totals = excluded.totals
    )
    select count(*)::int as stored from kept
  `.execute(tx);
  if (stored[0]?.stored !== changes.length)
    throw new Error("A locked record changed under its lock");
}
