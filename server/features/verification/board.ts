import { sql } from "kysely";
import type { BoardRow } from "#api/monthly-contracts.ts";
import { readsPunches } from "#domain/attendance/findings/punch.ts";
import { firstDay, lastDay, type Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import { findingParameters } from "#server/features/parameters/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { type MonthsQuery, monthsSql } from "./months.queries.ts";
import { oldChecksSql } from "./old-checks.ts";

/** What each structure's month still lacks, by structure name; structures without a contract are left out. */
export async function boardOf(ctx: BodyContext, query: MonthsQuery): Promise<BoardRow[]> {
  const { organizationId, month } = query;
  const last = lastDay(month);
  const owed = await dutyDays(ctx, {
    from: firstDay(month),
    to: last < ctx.today ? last : ctx.today,
  });
  const { counts, closed } = await readBody(ctx, async (db) => {
    const parameters = await findingParameters(db, organizationId, month);
    const { documentDueDays } = parameters;
    const countsPunches = readsPunches(parameters, ["warning", "error"]);
    const checks = { documentDueDays, countsPunches };
    return {
      counts: await countsOfMonths(db, { ...query, today: ctx.today, ...checks }),
      closed: await closedSheets(db, query),
    };
  });
  const owedBy = Map.groupBy(owed, ({ structureId }) => structureId);
  return counts.map(({ recordedDays, ...row }) => {
    const days = owedBy.get(row.structureId) ?? [];
    const open = days
      .map(({ date }) => date)
      .filter((date) => !closed.has(`${row.structureId} ${date}`))
      .toSorted();
    const opened = open.filter((date) => recordedDays.includes(date));
    const unopenedDays = open.length - opened.length;
    return { ...row, unopenedDays, openSheets: opened.length, firstOpenDay: open[0] ?? null };
  });
}

async function closedSheets(db: Reader, query: MonthsQuery): Promise<Set<string>> {
  const rows = await db
    .selectFrom("attendance_sheet")
    .select(["structure_id", "date"])
    .where("organization_id", "=", query.organizationId)
    .where("date", ">=", firstDay(query.month))
    .where("date", "<=", lastDay(query.month))
    .where("state", "<>", "open")
    .execute();
  return new Set(rows.map((row) => `${row.structure_id} ${row.date}`));
}

/** What can be counted in the database about a structure's month. */
type MonthCounts = Omit<BoardRow, "unopenedDays" | "openSheets" | "firstOpenDay"> & {
  /** Days of the month with any record. */
  recordedDays: Day[];
};

/**
 * Each structure's months counted by state, days and doubts, by structure name, in one statement for the body. The
 * records are read by structure, so that the cost does not depend on the years before the month. Doubts of signed
 * months are settled and not counted; those of an outdated check are unknown.
 */
async function countsOfMonths(
  db: Reader,
  query: MonthsQuery & { today: Day; documentDueDays: number; countsPunches: boolean },
): Promise<MonthCounts[]> {
  const { organizationId, month, structureId } = query;
  const [first, last] = [firstDay(month), lastDay(month)];
  const { rows } = await sql<MonthCounts>`${prepared}
    with months as (
      select *, state is null or state in ('draft', 'returned', 'submitted') as is_open from (${monthsSql(query)}) m),
    record as materialized (
      select r.structure_id, r.contract_id, r.date, r.reason
      from structure s
      cross join lateral (
        select structure_id, contract_id, date, reason from attendance_record r
        where r.organization_id = ${organizationId} and r.structure_id = s.id
          and r.date between ${first}::date and ${last}::date) r
      where s.organization_id = ${organizationId} ${structureId ? sql`and s.id = ${structureId}` : sql``}
    ),
    recorded as (
      select structure_id, jsonb_agg(distinct date) as days from record group by 1
    ),
    disputed as (
      select d.structure_id, count(*)::int as days, min(d.date) as first
      from day_dispute d
      where d.organization_id = ${organizationId} and d.date between ${first}::date and ${last}::date
        and not exists (
          select from dispute_answer a where a.organization_id = d.organization_id and a.dispute_id = d.id)
      group by 1
    ),
    doubtful as (
      select k.contract_id, k.errors, (
        select count(*)::int from jsonb_array_elements(k.warnings) w
        where not exists (
          select from finding_note n
          where n.organization_id = k.organization_id and n.month = k.month and n.contract_id = k.contract_id
            and n.rule = w->>'rule' and n.date is not distinct from (w->>'date')::date and n.inputs = w->'inputs')) as warnings
      from month_check k
      where k.organization_id = ${organizationId} and k.month = ${month}
    ),
    ${oldChecksSql(query)}
    select s.id as "structureId", s.code, s.title,
      count(*)::int as contracts, count(distinct c.employee_id)::int as people,
      count(*) filter (where m.state is null)::int as uncomputed,
      count(*) filter (where m.state is null or m.state in ('draft', 'returned'))::int as draft,
      count(*) filter (where m.state = 'submitted')::int as submitted,
      count(*) filter (where m.state = 'awaiting')::int as awaiting,
      count(*) filter (where m.state in ('signed', 'approved', 'paid'))::int as signed,
      count(*) filter (where m.state in ('approved', 'paid'))::int as approved,
      ${sumOfComputed("plannedDays")}, ${sumOfComputed("pendingDays")}, ${sumOfComputed("missingDays")},
      coalesce(sum(d.errors) filter (where m.is_open and not o.is_old), 0)::int as errors,
      coalesce(sum(d.warnings) filter (where m.is_open and not o.is_old), 0)::int as warnings,
      count(*) filter (where m.is_open and coalesce(o.is_old, true))::int as unchecked,
      (
        select count(*)::int from unlock_request q
        where q.organization_id = ${organizationId} and q.structure_id = s.id and q.state = 'asked'
          and q.from_day <= ${last}::date and q.to_day >= ${first}::date) as "unlockRequests",
      coalesce((select days from disputed where disputed.structure_id = s.id), 0) as "openDisputes",
      (select disputed.first from disputed where disputed.structure_id = s.id) as "firstDisputedDay",
      coalesce((select days from recorded where recorded.structure_id = s.id), '[]') as "recordedDays"
    from months m
    join structure s on s.organization_id = ${organizationId} and s.id = m.structure_id
    join contract c on c.organization_id = ${organizationId} and c.id = m.contract_id
    left join doubtful d on d.contract_id = m.contract_id
    left join old_check o on o.contract_id = m.contract_id
    group by s.id, s.code, s.title, s.search_key
    order by s.search_key, s.id
  `.execute(db);
  return rows;
}

/** The sum over the months; null while one of them is not computed. */
function sumOfComputed(figure: "plannedDays" | "pendingDays" | "missingDays") {
  return sql`case when bool_and(m.state is not null)
    then sum((m.totals->>${sql.lit(figure)})::int)::int end as ${sql.ref(figure)}`;
}
