import { sql } from "kysely";
import { packIntervals } from "#api/cells.ts";
import { type MonthTotals, recordedTotals, totalsOf } from "#domain/attendance/month.ts";
import { type PackedResult, unpackResult } from "#domain/attendance/pack-result.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { type Day, monthOf, type Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Difference } from "./differences.ts";

/** How many records are read at once; only these and those of one month are held in memory. */
const atOnce = 1000;

type Row = {
  contractId: string;
  date: Day;
  intervals: Interval[];
  cell: string;
  result: PackedResult;
};
type MonthOfContract = { contractId: string; month: Month };
type Sums = MonthOfContract & { totals: MonthTotals };

/**
 * Derived values that no longer agree with the records: cells of the month grid, and what recorded days contribute to
 * the totals of their months, signed or not. No entry holds them, so they are recomputed from the records.
 */
export async function* changedDerivations(
  db: Reader,
  organizationId: string,
): AsyncGenerator<Difference> {
  let begun: Row[] = [];
  for await (const rows of recordsOf(db, organizationId)) {
    for (const { contractId, date, intervals, cell } of rows)
      if (cell !== packIntervals(intervals))
        yield differenceOf("cell-changed", `attendance-record ${contractId}/${date}`);
    const byMonth = Map.groupBy([...begun, ...rows], (row) => row.contractId + monthOf(row.date));
    const months = [...byMonth.values()];
    begun = months.pop() ?? [];
    yield* changedTotals(db, organizationId, months.map(sumsOf));
  }
  yield* changedTotals(db, organizationId, [sumsOf(begun)]);
  yield* totalsOfNothing(db, organizationId);
}

/** The sums of the records of one month; without records, a month of no contract. */
function sumsOf(rows: readonly Row[]): Sums {
  const { contractId, date } = rows[0] ?? before;
  const totals = totalsOf(rows.map(({ result }) => unpackResult(result)));
  return { contractId, month: monthOf(date), totals };
}

function differenceOf(kind: string, subject: string): Difference {
  return { kind, subject, entryId: null };
}

/** A key that sorts before every record. */
const before = { contractId: "00000000-0000-0000-0000-000000000000", date: "0001-01-01" };

/** All records of a body in order of contract and day. */
async function* recordsOf(db: Reader, organizationId: string): AsyncGenerator<Row[]> {
  for (let last = before; ;) {
    const { rows } = await sql<Row>`
      select contract_id as "contractId", date, intervals, cell, result from attendance_record
      where organization_id = ${organizationId} and (contract_id, date) > (${last.contractId}::uuid, ${last.date}::date)
      order by contract_id, date limit ${atOnce}`.execute(db);
    yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return;
    last = end;
  }
}

async function* changedTotals(
  db: Reader,
  organizationId: string,
  sums: readonly Sums[],
): AsyncGenerator<Difference> {
  const { rows } = await sql<Sums>`
    select m.contract_id as "contractId", m.month, m.totals
    from unnest(${sums.map((one) => one.contractId)}::uuid[], ${sums.map((one) => one.month)}::text[]) s(contract_id, month)
    join monthly_contract m on m.organization_id = ${organizationId} and m.contract_id = s.contract_id and m.month = s.month
  `.execute(db);
  const stored = new Map(rows.map((row) => [subjectOf(row), row.totals]));
  for (const one of sums) {
    const found: Partial<MonthTotals> | undefined = stored.get(subjectOf(one));
    if (found && recordedTotals.some((total) => (found[total] ?? 0) !== one.totals[total]))
      yield differenceOf("totals-changed", subjectOf(one));
  }
}

/** Months whose totals count recorded days, but which have no record. */
async function* totalsOfNothing(db: Reader, organizationId: string): AsyncGenerator<Difference> {
  const { rows } = await sql<MonthOfContract>`
    select m.contract_id as "contractId", m.month from monthly_contract m
    where m.organization_id = ${organizationId}
      and exists (select from jsonb_each(m.totals) t where t.key = any (${recordedTotals}::text[]) and t.value <> '0')
      and not exists (
        select from attendance_record r where r.organization_id = m.organization_id and r.contract_id = m.contract_id
          and r.date >= (m.month || '-01')::date and r.date < (m.month || '-01')::date + interval '1 month')
    order by 1, 2`.execute(db);
  for (const row of rows) yield differenceOf("totals-changed", subjectOf(row));
}

function subjectOf({ contractId, month }: MonthOfContract): string {
  return `monthly-contract ${contractId}/${month}`;
}
