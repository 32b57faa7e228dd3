import { sql } from "kysely";
import { addDays, firstDay, lastDay, type Day, type Month } from "#domain/calendar/day.ts";
import { isMonthOpen } from "#domain/attendance/monthly.ts";
import { totalsOf } from "#domain/attendance/month.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import type { DayResult, MonthTotals } from "#domain/attendance/types.ts";
import type { Writer } from "#server/db/handles.ts";
import {
  reasonsOn,
  schedulesOf,
  worksFrom,
  type Works,
} from "#server/features/attendance/public.ts";
import { lockedMonths } from "#server/features/month-acts/public.ts";
import { daysOfContracts, type ContractDay } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import type { Stretch } from "./effect.queries.ts";
import { stretchesOf, type DayOfStructure } from "./stretches.ts";

/**
 * Works out anew what hangs on days of which the calendar has changed: the results of records on them and on those
 * before them, on which a night shift reaches in, and the totals of the months that are still open; months that were
 * handed in stay as they are. Safe to repeat. The caller holds the structures. Gives the entries of the records that came out differently.
 */
export async function renewDays(
  tx: Writer,
  ctx: BodyContext,
  calendar: Calendar,
  days: readonly DayOfStructure[],
): Promise<Entry[]> {
  if (days.length === 0) return [];
  const works = worksFrom(calendar, await schedulesOf(ctx), await reasonsOn(ctx), ctx.today);
  const touched = new Set(
    days.flatMap(({ structureId, date }) => [
      `${structureId} ${date}`,
      `${structureId} ${addDays(date, -1)}`,
    ]),
  );
  const entries: Entry[] = [];
  const months = Map.groupBy(stretchesOf(days), ({ month }) => month);
  for (const [month, stretches] of months) {
    const contractIds = await contractsIn(tx, ctx.organizationId, stretches);
    const stored = await lockedMonths(tx, {
      organizationId: ctx.organizationId,
      month,
      contractIds,
    });
    const closed = new Set(
      stored.filter(({ state }) => !isMonthOpen(state)).map((one) => one.contractId),
    );
    const open = new Set(stored.map((one) => one.contractId).filter((id) => !closed.has(id)));
    const found = await daysOfContracts(tx, works, {
      organizationId: ctx.organizationId,
      contractIds: contractIds.filter((id) => !closed.has(id)),
      from: firstDay(month),
      to: lastDay(month),
    });
    const renewed = found.map(({ contractId, days: ofMonth }) => ({
      contractId,
      days: ofMonth.map((day) => renewedDay(works, day, touched)),
    }));
    entries.push(...(await storeResults(tx, ctx, renewed)));
    const totals = renewed
      .filter(({ contractId }) => open.has(contractId))
      .map((one) => ({
        contract_id: one.contractId,
        totals: totalsOf(one.days.map(({ after }) => after)),
      }));
    await storeTotals(tx, ctx.organizationId, month, totals);
  }
  return entries;
}

type RenewedDay = ContractDay & { after: DayResult };

function renewedDay(works: Works, day: ContractDay, touched: ReadonlySet<string>): RenewedDay {
  const { term, date, plan, nature, intervals } = day;
  if (term === null || !touched.has(`${term.structureId} ${date}`)) {
    return { ...day, after: day.result };
  }
  const { structureId } = term;
  const asked = { standing: { term }, date, structureId, plan, nature, intervals };
  return { ...day, after: works.resultOn(asked) };
}

/** Contracts of the structures that have something kept there: a record near the days, or the month's totals. */
async function contractsIn(
  tx: Writer,
  organizationId: string,
  stretches: readonly Stretch[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.contract_id as id
    from unnest(${stretches.map((one) => one.structureId)}::uuid[], ${stretches.map((one) => addDays(one.first, -1))}::date[],
      ${stretches.map((one) => one.last)}::date[], ${stretches.map((one) => one.month)}::text[]) as d(structure_id, first, last, month)
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

/** Stores the results that came out differently; days without a record have none. */
async function storeResults(
  tx: Writer,
  ctx: BodyContext,
  found: readonly { contractId: string; days: readonly RenewedDay[] }[],
): Promise<Entry[]> {
  const changed = found.flatMap(({ contractId, days }) =>
    days
      .filter(({ result, after }) => !sameResult(result, after))
      .map((day) => ({ contractId, ...day })),
  );
  if (changed.length === 0) return [];
  const given = changed.map(({ contractId, date, after }) => ({
    contract_id: contractId,
    date,
    label: after.label,
    reason: after.reason,
    planned_minutes: after.plannedMinutes,
    worked_minutes: after.workedMinutes,
    result: after,
  }));
  const { rows } = await sql<{ contract_id: string; date: Day; version: number }>`
    update attendance_record r set label = n.label, reason = n.reason, planned_minutes = n.planned_minutes,
      worked_minutes = n.worked_minutes, result = n.result, version = r.version + 1, updated_at = ${ctx.now},
      updated_by = ${ctx.actor.userId}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(contract_id uuid, date date, label text, reason text,
      planned_minutes int, worked_minutes int, result jsonb)
    where r.organization_id = ${ctx.organizationId} and r.contract_id = n.contract_id and r.date = n.date
    returning r.contract_id, r.date, r.version`.execute(tx);
  const versions = new Map(rows.map((row) => [`${row.contract_id} ${row.date}`, row.version]));
  return changed.flatMap((day): Entry[] => {
    const version = versions.get(`${day.contractId} ${day.date}`);
    if (version === undefined) return [];
    return [
      {
        subjectKind: "attendance-record",
        subjectId: `${day.contractId}/${day.date}`,
        ...(day.term ? { structureId: day.term.structureId } : {}),
        date: day.date,
        before: toldOf(day, day.result, version - 1),
        after: toldOf(day, day.after, version),
      },
    ];
  });
}

function toldOf({ intervals, note }: ContractDay, result: DayResult, version: number) {
  return { intervals, note, label: result.label, workedMinutes: result.workedMinutes, version };
}

function sameResult(one: DayResult, other: DayResult): boolean {
  return inOrder(one) === inOrder(other);
}

/** Fields come in another order from the database. */
function inOrder(result: DayResult): string {
  return JSON.stringify(Object.entries(result).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function storeTotals(
  tx: Writer,
  organizationId: string,
  month: Month,
  totals: readonly { contract_id: string; totals: MonthTotals }[],
): Promise<void> {
  await sql`
    update monthly_contract m set totals = n.totals
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as n(contract_id uuid, totals jsonb)
    where m.organization_id = ${organizationId} and m.contract_id = n.contract_id and m.month = ${month}`.execute(
    tx,
  );
}
