import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { recordState } from "#domain/attendance/record-state.ts";
import { addDays, firstDay, lastDay } from "#domain/calendar/day.ts";
import { isMonthOpen } from "#domain/attendance/monthly.ts";
import { totalsOf } from "#domain/attendance/month.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import type { DayResult } from "#domain/attendance/types.ts";
import type { Writer } from "#server/db/handles.ts";
import {
  type ContractDay,
  daysOfContracts,
  reasonsOn,
  schedulesOf,
  storeResults,
  storeTotals,
  type StoredRecord,
  calculatorFrom,
  type Calculator,
} from "#server/features/attendance/public.ts";
import { lockedMonths } from "#server/features/month-acts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import type { Range } from "./effect.queries.ts";
import { rangesOf, type DayOfStructure } from "./ranges.ts";

/**
 * Recomputes what depends on days whose calendar has changed: the results of records on them and on the days before them, whose night
 * shifts reach into them, and the totals of the months that are still open; closed months stay as they are. Safe to repeat. The caller
 * holds the structures locked. Returns the entries of the records whose results changed.
 */
export async function renewDays(
  tx: Writer,
  ctx: BodyContext,
  calendar: Calendar,
  days: readonly DayOfStructure[],
): Promise<Entry[]> {
  if (days.length === 0) return [];
  const calculator = calculatorFrom(
    calendar,
    await schedulesOf(ctx),
    await reasonsOn(ctx),
    ctx.today,
  );
  const touched = new Set(
    days.flatMap(({ structureId, date }) => [
      `${structureId} ${date}`,
      `${structureId} ${addDays(date, -1)}`,
    ]),
  );
  const entries: Entry[] = [];
  const months = Map.groupBy(rangesOf(days), ({ month }) => month);
  for (const [month, ranges] of months) {
    const contractIds = await contractsIn(tx, ctx.organizationId, ranges);
    const stored = await lockedMonths(tx, {
      organizationId: ctx.organizationId,
      month,
      contractIds,
    });
    const closed = new Set(
      stored.filter(({ state }) => !isMonthOpen(state)).map((one) => one.contractId),
    );
    const open = new Map(
      stored
        .filter(({ contractId }) => !closed.has(contractId))
        .map((one) => [one.contractId, one.structureId]),
    );
    const found = await daysOfContracts(tx, calculator, {
      organizationId: ctx.organizationId,
      contractIds: contractIds.filter((id) => !closed.has(id)),
      from: firstDay(month),
      to: lastDay(month),
    });
    const renewed = found.map(({ contractId, days: ofMonth }) => ({
      contractId,
      days: ofMonth.map((day) => renewedDay(calculator, day, touched)),
    }));
    const changed = renewed.flatMap(changedDays);
    await storeResults(tx, ctx, changed);
    entries.push(...changed.map(entryOfDay));
    const totals = renewed.flatMap(({ contractId, days: ofMonth }) => {
      const structureId = open.get(contractId);
      if (structureId === undefined) return [];
      return [
        { contractId, month, structureId, totals: totalsOf(ofMonth.map((day) => day.after)) },
      ];
    });
    await storeTotals(tx, ctx.organizationId, totals);
  }
  return entries;
}

type RenewedDay = ContractDay & { after: DayResult };

function renewedDay(
  calculator: Calculator,
  day: ContractDay,
  touched: ReadonlySet<string>,
): RenewedDay {
  const { term, date, plan, nature, intervals } = day;
  if (term === null || !touched.has(`${term.structureId} ${date}`)) {
    return { ...day, after: day.result };
  }
  const { structureId } = term;
  const input = { term, date, structureId, plan, nature, intervals };
  return { ...day, after: calculator.resultOn(input) };
}

/** Contracts of the structures with stored data there: a record near the days, or the month's totals. */
async function contractsIn(
  tx: Writer,
  organizationId: string,
  ranges: readonly Range[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.contract_id as id
    from unnest(${ranges.map((one) => one.structureId)}::uuid[], ${ranges.map((one) => addDays(one.first, -1))}::date[],
      ${ranges.map((one) => one.last)}::date[], ${ranges.map((one) => one.month)}::text[]) as d(structure_id, first, last, month)
    join running_term t on t.organization_id = ${organizationId} and t.structure_id = d.structure_id
      and t.first_day <= d.last and t.last_day >= d.first
    where exists (
        select from attendance_record r where r.organization_id = ${organizationId} and r.contract_id = t.contract_id
          and r.date between d.first and d.last)
      or exists (
        select from monthly_contract m where m.organization_id = ${organizationId} and m.contract_id = t.contract_id
          and m.month = d.month)
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

type ChangedDay = RenewedDay & StoredRecord & { contractId: string };

/** The days with a record whose results changed, each with the version that it gets. */
function changedDays(one: { contractId: string; days: readonly RenewedDay[] }): ChangedDay[] {
  const { contractId } = one;
  return one.days.flatMap((day) => {
    if (day.record === null || isDeepStrictEqual(day.result, day.after)) return [];
    return [{ ...day, ...day.record, contractId, version: day.record.version + 1 }];
  });
}

function entryOfDay(day: ChangedDay): Entry {
  return entryOf("attendance-record", `${day.contractId}/${day.date}`, {
    ...(day.term ? { structureId: day.term.structureId } : {}),
    date: day.date,
    before: recordState(day, day.result, day.version - 1),
    after: recordState(day, day.after, day.version),
  });
}
