import { sql } from "kysely";
import { daysOfMonth, firstDay, lastDay, type Day, type Month } from "#domain/calendar/day.ts";
import { termOn } from "#domain/attendance/terms.ts";
import type { DayResult, Interval, Term } from "#domain/attendance/types.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Works } from "#server/features/attendance/public.ts";

/** A day of a contract's month: what is recorded, else what the plan makes of it. */
export type MonthDay = { date: Day; result: DayResult; intervals: Interval[]; note: string };

type Row = {
  contract_id: string;
  start_date: Day;
  end_date: Day | null;
  terms: Omit<Term, "contractId">[];
  records: [Day, DayResult, Interval[], string][];
};

/** Every day of the month for each of the contracts; a day with a duty and no record is pending. */
export async function monthDaysOf(
  db: Reader,
  works: Works,
  asked: { organizationId: string; contractIds: readonly string[]; month: Month },
): Promise<Map<string, MonthDay[]>> {
  const rows = await monthRows(db, asked);
  const dates = daysOfMonth(asked.month);
  return new Map(rows.map((row) => [row.contract_id, daysOf(works, row, dates)]));
}

function daysOf(works: Works, row: Row, dates: readonly Day[]): MonthDay[] {
  const contractId = row.contract_id;
  const terms = row.terms.map((term) => ({ ...term, contractId }));
  const records = new Map(row.records.map((record) => [record[0], record]));
  return dates.map((date) => {
    const [, result, intervals, note] = records.get(date) ?? [];
    if (result && intervals) return { date, result, intervals, note: note ?? "" };
    const term = termOn(terms, date);
    const standing = { contractId, startDate: row.start_date, endDate: row.end_date, term };
    const structureId = term?.structureId ?? "";
    const planned = works.planOn(standing, date, structureId);
    const asked = { standing, date, structureId, ...planned, intervals: [] };
    return { date, result: works.resultOn(asked), intervals: [], note: "" };
  });
}

async function monthRows(
  db: Reader,
  asked: { organizationId: string; contractIds: readonly string[]; month: Month },
): Promise<Row[]> {
  const { organizationId, contractIds, month } = asked;
  const { rows } = await sql<Row>`
    select c.id as contract_id, c.start_date, c.end_date,
      coalesce((
        select json_agg(json_build_object('id', t.id, 'structureId', t.structure_id, 'scheduleId', t.schedule_id,
          'weeklyMinutes', t.weekly_minutes, 'validFrom', t.valid_from, 'validTo', t.valid_to) order by t.valid_from)
        from contract_term t where t.organization_id = c.organization_id and t.contract_id = c.id), '[]') as terms,
      coalesce((
        select json_agg(json_build_array(r.date, r.result, r.intervals, r.note))
        from attendance_record r where r.organization_id = c.organization_id and r.contract_id = c.id
          and r.date between ${firstDay(month)} and ${lastDay(month)}), '[]') as records
    from contract c
    where c.organization_id = ${organizationId} and c.id = any (${contractIds}::uuid[])
  `.execute(db);
  return rows;
}
