import { sql } from "kysely";
import { daysFrom, type Day } from "#domain/calendar/day.ts";
import type { WorkLimits } from "#domain/attendance/findings/private-week.ts";
import { type PackedResult, unpackResult } from "#domain/attendance/pack-result.ts";
import { termInForce } from "#domain/attendance/terms.ts";
import type { DayNature, DayPlan, DayResult, Interval, Term } from "#domain/attendance/types.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import type { Calculator } from "./calculator.ts";

/** A day of a contract: what is recorded, else what follows from the plan. */
export type ContractDay = {
  date: Day;
  term: Term | null;
  plan: DayPlan;
  nature: DayNature;
  /** Nature of the day after, on which a night shift ends. */
  nextNature: DayNature;
  result: DayResult;
  intervals: Interval[];
  note: string;
  /** The stored record; null if the day has none. */
  record: StoredRecord | null;
};

/** A record's version, and the term and structure under which it was computed. */
export type StoredRecord = { version: number; termId: string; structureId: string };

/** A range of days of one contract, without a gap. */
export type DaysOfContract = {
  contractId: string;
  employeeId: string;
  employmentType: number;
  days: ContractDay[];
};

/** Contracts of a body and the requested range of days, both ends included. */
export type ContractDaysQuery = {
  organizationId: string;
  contractIds: readonly string[];
  from: Day;
  to: Day;
  /**
   * Only some of these days: those worked beyond their plan, or whole weeks that exceed the limits of work, for which
   * `from` must be a Monday.
   */
  only?: "beyond-plan" | WorkLimits;
};

type Row = {
  contractId: string;
  employeeId: string;
  employmentType: number;
  startDate: Day;
  endDate: Day | null;
  terms: Omit<Term, "contractId">[];
  /** Null: all requested days. */
  days: Day[] | null;
  records: [Day, PackedResult, Interval[], string, number, string, string][];
};

/** Contracts read and computed in one go, before other requests get a turn. */
const contractsAtOnce = 40;

/** Every requested day of each contract; a day with a duty and no record is pending. */
export async function daysOfContracts(
  db: Reader,
  calculator: Calculator,
  query: ContractDaysQuery,
): Promise<DaysOfContract[]> {
  const dates = daysFrom(query.from, query.to);
  const found: DaysOfContract[] = [];
  for (let at = 0; at < query.contractIds.length; at += contractsAtOnce) {
    const contractIds = query.contractIds.slice(at, at + contractsAtOnce);
    const rows = await rowsOf(db, { ...query, contractIds });
    found.push(...rows.map((row) => daysOfRow(calculator, row, row.days ?? dates)));
  }
  return found;
}

function daysOfRow(calculator: Calculator, row: Row, dates: readonly Day[]): DaysOfContract {
  const { contractId, employeeId, employmentType } = row;
  const terms = row.terms.map((term) => ({ ...term, contractId }));
  const records = new Map(row.records.map((record) => [record[0], record]));
  const days = dates.map((date) => {
    const term = termInForce(row, terms, date);
    const contract = { contractId, startDate: row.startDate, endDate: row.endDate, term };
    const structureId = term?.structureId ?? "";
    const planned = calculator.planOn(contract, date, structureId);
    const found = records.get(date);
    if (!found) {
      const input = { term, date, structureId, ...planned, intervals: [] };
      const result = calculator.resultOn(input);
      return { date, term, ...planned, result, intervals: [], note: "", record: null };
    }
    const [, packedResult, intervals, note, version, termId, placeOfRecord] = found;
    const record = { version, termId, structureId: placeOfRecord };
    const result = unpackResult(packedResult);
    return { date, term, ...planned, result, intervals, note, record };
  });
  return { contractId, employeeId, employmentType, days };
}

async function rowsOf(db: Reader, query: ContractDaysQuery): Promise<Row[]> {
  const { organizationId, contractIds, from, to, only } = query;
  const { rows } = await sql<Row>`${prepared}
    select c.id as "contractId", c.employee_id as "employeeId", c.employment_type as "employmentType",
      greatest(c.start_date, o.kept_from) as "startDate", c.end_date as "endDate",
      to_json(a.days) as days,
      coalesce((
        select json_agg(json_build_object('id', t.id, 'structureId', t.structure_id, 'scheduleId', t.schedule_id,
          'weeklyMinutes', t.weekly_minutes, 'validFrom', t.valid_from, 'validTo', t.valid_to) order by t.valid_from)
        from contract_term t where t.organization_id = c.organization_id and t.contract_id = c.id), '[]') as terms,
      coalesce((
        select json_agg(json_build_array(r.date, r.result, r.intervals, r.note, r.version, r.term_id, r.structure_id))
        from attendance_record r where r.organization_id = c.organization_id and r.contract_id = c.id
          and ${only === undefined ? sql`r.date between ${from} and ${to}` : sql`r.date = any (a.days)`}), '[]') as records
    from contract c join organization o on o.id = c.organization_id
    cross join lateral (select ${daysOnly(query)} as days) a
    where c.organization_id = ${organizationId} and c.id = any (${contractIds}::uuid[])
  `.execute(db);
  return rows;
}

/** The days of a contract that are read; null for all days of the range. */
function daysOnly({ from, to, only }: ContractDaysQuery) {
  if (only === undefined) return sql`null::date[]`;
  const recorded = sql`attendance_record b where b.organization_id = c.organization_id and b.contract_id = c.id
    and b.date between ${from} and ${to}`;
  if (only === "beyond-plan")
    return sql`array(select b.date from ${recorded} and b.is_beyond_plan order by 1)`;
  return sql`array(
    select d::date from (
      select date_trunc('week', b.date)::date as monday from ${recorded} group by 1
      having max(b.worked_minutes) > ${only.dayMinutes} or sum(b.worked_minutes) > ${only.weekMinutes}) w,
      generate_series(w.monday, least(w.monday + 6, ${to}::date), '1 day') d
    order by 1)`;
}
