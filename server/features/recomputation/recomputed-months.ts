import { totalsOf, type MonthTotals } from "#domain/attendance/month.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { DayResult } from "#domain/attendance/types.ts";
import { firstDay, lastDay, monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import { sql } from "kysely";
import type { Reader } from "#server/db/handles.ts";
import {
  type ContractDay,
  type DaysOfContract,
  daysOfContracts,
  type Calculator,
} from "#server/features/attendance/public.ts";
import { digestOf } from "#server/features/verification/public.ts";

/** Contracts of a body and the range of months requested for them, both ends included. */
type MonthsQuery = {
  organizationId: string;
  contractIds: readonly string[];
  from: Month;
  to: Month;
};

/** A recorded day whose result changes, with the term and structure that it is then computed under. */
export type ChangedDay = {
  date: Day;
  before: DayResult;
  after: DayResult;
  version: number;
  termId: string;
  structureId: string;
  day: ContractDay;
};

/** A stored month of a contract whose result changes. */
export type ChangedMonth = {
  contractId: string;
  month: Month;
  state: MonthState;
  structureId: string;
  before: MonthTotals;
  after: MonthTotals;
  changed: ChangedDay[];
  /** All its days with the new results, for computations based on them. */
  contract: DaysOfContract;
  digest: string;
};

type StoredMonth = Pick<ChangedMonth, "contractId" | "month" | "state" | "structureId"> & {
  version: number;
  totals: MonthTotals;
};

/**
 * The stored months whose result changes under the present terms, schedules, calendar and reasons: the same calculation
 * over the same intervals. Unchanged months are left out.
 */
export async function recomputedMonths(
  db: Reader,
  calculator: Calculator,
  query: MonthsQuery,
): Promise<ChangedMonth[]> {
  const stored = await storedMonths(db, query);
  const contractIds = [...new Set(stored.map(({ contractId }) => contractId))];
  const { organizationId, from, to } = query;
  const span = { from: firstDay(from), to: lastDay(to) };
  const contracts = await daysOfContracts(db, calculator, { organizationId, contractIds, ...span });
  const daysBy = new Map(
    contracts.map((one) => [
      one.contractId,
      { one, by: Map.groupBy(one.days, ({ date }) => monthOf(date)) },
    ]),
  );
  return stored.flatMap((month) => {
    const found = daysBy.get(month.contractId);
    const days = found?.by.get(month.month);
    return found && days ? changedMonth(calculator, month, { ...found.one, days }) : [];
  });
}

function changedMonth(
  calculator: Calculator,
  stored: StoredMonth,
  contract: DaysOfContract,
): ChangedMonth[] {
  const { contractId, month, state, version, totals } = stored;
  const days = contract.days.map((day) => recomputeDay(calculator, day));
  const changed = contract.days.flatMap((day, index) => changedDay(day, days[index]));
  const after = totalsOf(days.map(({ result }) => result));
  const structureId = days.findLast(({ term }) => term)?.term?.structureId ?? stored.structureId;
  if (changed.length === 0 && isSame(totals, after) && structureId === stored.structureId)
    return [];
  const daysToTell = changed.map((one) => ({
    date: one.date,
    version: one.version,
    termId: one.termId,
    structureId: one.structureId,
    after: one.after,
  }));
  const digest = digestOf({
    contractId,
    month,
    state,
    version,
    structureId,
    after,
    days: daysToTell,
  });
  const computed = { ...contract, days };
  return [
    {
      contractId,
      month,
      state,
      structureId,
      before: totals,
      after,
      changed,
      contract: computed,
      digest,
    },
  ];
}

/** The day with the result of its intervals under the present rules. */
function recomputeDay(calculator: Calculator, day: ContractDay): ContractDay {
  if (day.record === null) return day;
  const { date, term, plan, nature, intervals } = day;
  const structureId = term?.structureId ?? day.record.structureId;
  const input = { term, date, structureId, plan, nature, intervals };
  return { ...day, result: calculator.resultOn(input) };
}

/** A day where only the term differs keeps its term: nothing else about the day would change. */
function changedDay(day: ContractDay, next: ContractDay | undefined): ChangedDay[] {
  if (day.record === null || next === undefined) return [];
  const { version } = day.record;
  const termId = day.term?.id ?? day.record.termId;
  const structureId = day.term?.structureId ?? day.record.structureId;
  const [before, after] = [day.result, next.result];
  if (isSame(before, after) && structureId === day.record.structureId) return [];
  return [{ date: day.date, before, after, version, termId, structureId, day }];
}

/** Results and totals are flat. */
function isSame<T extends object>(previous: T, computed: T): boolean {
  const known = new Map<string, unknown>(Object.entries(previous));
  return Object.entries(computed).every(([key, value]) => known.get(key) === value);
}

async function storedMonths(db: Reader, query: MonthsQuery): Promise<StoredMonth[]> {
  const { rows } = await sql<StoredMonth>`
    select contract_id as "contractId", month, state, structure_id as "structureId", version, totals
    from monthly_contract
    where organization_id = ${query.organizationId} and contract_id = any (${query.contractIds}::uuid[])
      and month between ${query.from} and ${query.to} and state <> 'cancelled'
    order by contract_id, month
  `.execute(db);
  return rows;
}
