import { type RawBuilder, sql } from "kysely";
import type { Day, Month } from "#domain/calendar/day.ts";
import { packResult } from "#domain/attendance/pack-result.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { DayResult, Term } from "#domain/attendance/types.ts";
import type { RecordIn } from "#api/attendances.ts";
import { packIntervals } from "#api/cells.ts";
import type { Writer } from "#server/db/handles.ts";
import { withNext, prepared } from "#server/db/pipelined.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { CurrentVersion } from "./current-version.ts";

/** One record to store: the stored one, the new one, and the day's result before and after. */
export type RecordChange = {
  stored: CurrentVersion;
  structureId: string;
  record: Required<RecordIn>;
  term: Term;
  before: DayResult;
  after: DayResult;
  version: number;
};

/** A record's recomputed result over its unchanged intervals, and under which term; the version that it gets. */
type ComputedDay = {
  contractId: string;
  date: Day;
  termId: string;
  structureId: string;
  after: DayResult;
  version: number;
};

/** The totals of a contract's month, and the structure that the month belongs to. */
export type ComputedMonth = {
  contractId: string;
  month: Month;
  structureId: string;
  totals: MonthTotals;
};

/** A month with changed totals: only those, or all totals if the month is not stored yet. */
export type ChangedMonth = Omit<ComputedMonth, "totals"> & { totals: Partial<MonthTotals> };

/**
 * Stores records and their months' totals in one statement; a stored month keeps its structure. The caller holds the
 * contracts' rows locked and has compared the versions. It is pipelined with the next statements; if fewer rows are
 * stored than asked, which that lock rules out, a division by zero rolls the transaction back.
 */
export async function storeRecords(
  tx: Writer,
  ctx: BodyContext,
  changes: readonly RecordChange[],
  months: readonly ChangedMonth[],
): Promise<void> {
  const rows = changes.map(({ record, structureId, term, after, version }) => ({
    contract_id: record.contractId,
    date: record.date,
    structure_id: structureId,
    term_id: term.id,
    intervals: record.intervals,
    cell: packIntervals(record.intervals),
    note: record.note,
    ...resultRow(after),
    version,
  }));
  await sql`${prepared} ${withNext}
    with stored as (
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
      insert into monthly_contract as m (organization_id, contract_id, month, structure_id, state, totals)
      select ${ctx.organizationId}::uuid, n.contract_id, n.month, n.structure_id, 'draft', n.totals
      from ${monthsTable(months)}
      on conflict (organization_id, contract_id, month) do update set totals = m.totals || excluded.totals
    )
    select 1 / (count(*) = ${changes.length}::int)::int from stored
  `.execute(tx);
}

/**
 * Stores recomputed results of records, whose intervals and notes stay. The caller holds the contracts' rows locked and
 * has read under that lock. Throws when fewer are stored than asked.
 */
export async function storeResults(
  tx: Writer,
  ctx: BodyContext,
  days: readonly ComputedDay[],
): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day) => ({
    contract_id: day.contractId,
    date: day.date,
    structure_id: day.structureId,
    term_id: day.termId,
    ...resultRow(day.after),
    version: day.version,
  }));
  const { numAffectedRows } = await sql`
    update attendance_record r set structure_id = n.structure_id, term_id = n.term_id, label = n.label, reason = n.reason,
      planned_minutes = n.planned_minutes, worked_minutes = n.worked_minutes, result = n.result, version = n.version,
      updated_at = ${ctx.now}, updated_by = ${ctx.actor.userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(contract_id uuid, date date, structure_id uuid,
      term_id uuid, label text, reason text, planned_minutes int, worked_minutes int, result jsonb, version int)
    where r.organization_id = ${ctx.organizationId} and r.contract_id = n.contract_id and r.date = n.date
      and r.version = n.version - 1
  `.execute(tx);
  if (Number(numAffectedRows) !== days.length)
    throw new Error("A locked record changed under its lock");
}

/**
 * Stores the totals of months and the structure of each, where they differ from what is stored, and months that are not
 * stored yet. Returns how many were stored. The caller holds the contracts' rows locked.
 */
export async function storeTotals(
  tx: Writer,
  organizationId: string,
  months: readonly ComputedMonth[],
): Promise<number> {
  const { rows } = await sql`
    insert into monthly_contract as m (organization_id, contract_id, month, structure_id, state, totals)
    select ${organizationId}::uuid, n.contract_id, n.month, n.structure_id, 'draft', n.totals
    from ${monthsTable(months)}
    on conflict (organization_id, contract_id, month) do update
      set totals = excluded.totals, structure_id = excluded.structure_id
      where (m.totals, m.structure_id) is distinct from (excluded.totals, excluded.structure_id)
    returning m.contract_id
  `.execute(tx);
  return rows.length;
}

function resultRow(result: DayResult) {
  return {
    label: result.label,
    reason: result.reason,
    planned_minutes: result.plannedMinutes,
    worked_minutes: result.workedMinutes,
    result: packResult(result),
  };
}

/** Months as a table `n`. */
function monthsTable(months: readonly ChangedMonth[]): RawBuilder<unknown> {
  const rows = months.map(({ contractId, month, structureId, totals }) => ({
    contract_id: contractId,
    month,
    structure_id: structureId,
    totals,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(contract_id uuid, month text, structure_id uuid, totals jsonb)`;
}
