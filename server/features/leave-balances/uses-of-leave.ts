import { sql } from "kysely";
import { partsOfLeave } from "#domain/attendance/findings/leave.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { partsOfADay } from "#domain/leave/account.ts";
import { daysOffWithin } from "#domain/leave/days-off.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { ContractOfLeave } from "./contracts-of-leave.ts";
import { isOffFor, leaveBefore } from "./days-off.queries.ts";

/** Leave used under one code in one year, in parts of days. */
export type LeaveUse = {
  contractId: string;
  code: string;
  year: number;
  /** Up to the last day on which carried days may be taken. */
  inTime: boolean;
  /** Up to the day that divides past from future. */
  passed: boolean;
  parts: number;
};

type RequestedCode = {
  code: string;
  /** Month and day up to which carried days may be taken. */
  until: string;
  /** Whether earlier years affect this one. */
  carries: boolean;
  /** Whether days off between its days count. */
  countsDaysOff: boolean;
};

type Query = {
  organizationId: string;
  contracts: readonly ContractOfLeave[];
  year: number;
  /** Days up to this one have passed. */
  passedOn: Day;
  /** Days off count if a day of leave up to this one encloses them: a day of next January may enclose the last of this year. */
  closedUpTo: Day;
  codes: readonly RequestedCode[];
};

/** Whole days of absence; the partial index has the same condition. */
const whole = sql<boolean>`r.reason is not null and r.planned_minutes > 0 and r.is_whole_absence`;

const part = sql<boolean>`r.reason is not null and r.planned_minutes > 0 and not r.is_whole_absence`;

/**
 * Leave that the contracts used up to the end of the year: of that year, and of all earlier years for codes that carry
 * over. A whole day counts on its date; a partial day is measured against its plan. A day off within a leave counted by
 * the calendar belongs to its own year, and is past once the day of leave that encloses it is.
 */
export async function usesOfLeave(
  db: Reader,
  calculator: Calculator,
  query: Query,
): Promise<LeaveUse[]> {
  return [
    ...(await wholeDays(db, query)),
    ...(await partsOfDays(db, calculator, query)),
    ...(await daysOff(db, calculator, query)),
  ];
}

async function wholeDays(db: Reader, query: Query): Promise<LeaveUse[]> {
  const { organizationId, contracts, year, passedOn, codes } = query;
  const contractIds = contracts.map(({ id }) => id);
  const { rows } = await sql<Omit<LeaveUse, "parts"> & { days: number }>`
    select r.contract_id as "contractId", r.reason as code, extract(year from r.date)::int as year,
      to_char(r.date, 'MM-DD') <= u.until as "inTime", r.date <= ${passedOn}::date as passed, count(*)::int as days
    from unnest(${codes.map(({ code }) => code)}::text[], ${codes.map(({ until }) => until)}::text[],
      ${codes.map(({ carries }) => carries)}::boolean[]) as u(code, until, carries)
    join attendance_record r on r.reason = u.code
    where r.organization_id = ${organizationId} and r.contract_id = any (${contractIds}::uuid[]) and ${whole}
      and r.date <= ${`${year}-12-31`}::date and (u.carries or r.date >= ${`${year}-01-01`}::date)
    group by 1, 2, 3, 4, 5
  `.execute(db);
  return rows.map(({ days, ...use }) => ({ ...use, parts: days * partsOfADay }));
}

async function daysOff(db: Reader, calculator: Calculator, query: Query): Promise<LeaveUse[]> {
  const known = new Map(query.codes.map((one) => [one.code, one]));
  const counted = query.codes.filter(({ countsDaysOff }) => countsDaysOff);
  if (counted.length === 0) return [];
  const rows = await leaveBefore(db, { ...query, codes: counted });
  const contracts = new Map(query.contracts.map((contract) => [contract.id, contract]));
  return rows.flatMap(({ contractId, code, before, date: closing }) => {
    const [of, contract] = [known.get(code), contracts.get(contractId)];
    if (!of || !contract) return [];
    return daysOffWithin([before, closing], isOffFor(calculator, contract)).flatMap(({ date }) => {
      const year = Number(date.slice(0, 4));
      if (year > query.year || (!of.carries && year !== query.year)) return [];
      const [inTime, passed] = [date.slice(5) <= of.until, closing <= query.passedOn];
      return [{ contractId, code, year, inTime, passed, parts: partsOfADay }];
    });
  });
}

type PartRow = {
  contractId: string;
  startDate: Day;
  endDate: Day | null;
  date: Day;
  intervals: Interval[];
  structureId: string;
  termId: string;
  scheduleId: string;
  weeklyMinutes: number;
  validFrom: Day;
  validTo: Day | null;
};

async function partsOfDays(db: Reader, calculator: Calculator, query: Query): Promise<LeaveUse[]> {
  const known = new Map(query.codes.map((one) => [one.code, one]));
  const rows = await partRows(db, query);
  return rows.flatMap(({ contractId, startDate, endDate, date, intervals, ...row }) => {
    const { termId: id, structureId, scheduleId, weeklyMinutes, validFrom, validTo } = row;
    const term = { id, contractId, structureId, scheduleId, weeklyMinutes, validFrom, validTo };
    const { plan } = calculator.planOn({ contractId, startDate, endDate, term }, date, structureId);
    const taken = new Set(intervals.flatMap(({ reason }) => reason ?? []));
    return [...taken].flatMap((code): LeaveUse[] => {
      const of = known.get(code);
      const year = Number(date.slice(0, 4));
      if (!of || (!of.carries && year !== query.year)) return [];
      const parts = partsOfLeave({ intervals, plan }, { code, carriedAs: null });
      const [inTime, passed] = [date.slice(5) <= of.until, date <= query.passedOn];
      return [{ contractId, code, year, inTime, passed, parts }];
    });
  });
}

async function partRows(db: Reader, query: Query): Promise<PartRow[]> {
  const { organizationId, contracts, year, codes } = query;
  const contractIds = contracts.map(({ id }) => id);
  const carrying = codes.filter(({ carries }) => carries).map(({ code }) => code);
  const { rows } = await sql<PartRow>`
    select c.id as "contractId", c.start_date as "startDate", c.end_date as "endDate", r.date, r.intervals,
      t.structure_id as "structureId", t.id as "termId", t.schedule_id as "scheduleId",
      t.weekly_minutes as "weeklyMinutes", t.valid_from as "validFrom", t.valid_to as "validTo"
    from attendance_record r
    join contract c on c.organization_id = r.organization_id and c.id = r.contract_id
    join contract_term t on t.organization_id = r.organization_id and t.id = r.term_id
    where r.organization_id = ${organizationId} and r.contract_id = any (${contractIds}::uuid[]) and ${part}
      and r.date <= ${`${year}-12-31`}::date
      and (r.date >= ${`${year}-01-01`}::date or exists (
        select from jsonb_array_elements(r.intervals) i where i->>'reason' = any (${carrying}::text[])))
  `.execute(db);
  return rows;
}
