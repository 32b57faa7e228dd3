import { type RawBuilder, sql } from "kysely";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { UnfinishedMonth } from "#api/dashboard.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";

/** Months of a body, or of one of its structures. */
export type MonthsQuery = { organizationId: string; month: Month; structureId?: string };

/** The month of one contract; `state` is null if it is not stored yet. */
export type ContractMonth = {
  contractId: string;
  structureId: string;
  state: MonthState | null;
  version: number;
  totals: MonthTotals | null;
  /** The contract's structure at the end of the month by its terms; null when it no longer runs in it. */
  placedIn: string | null;
};

/**
 * Rows `contract_id, structure_id, state, version, totals, placed_in` for every contract that runs in the month. A
 * stored month determines its structure; one not stored yet belongs to the structure of its last term in the month.
 */
export function monthsSql({
  organizationId,
  month,
  structureId,
}: MonthsQuery): RawBuilder<unknown> {
  const [first, last] = [firstDay(month), lastDay(month)];
  const ofStructure = structureId
    ? sql`and t.contract_id in (
        select h.contract_id from contract_term h where h.organization_id = ${organizationId} and h.structure_id = ${structureId}
        union
        select k.contract_id from monthly_contract k
        where k.organization_id = ${organizationId} and k.month = ${month} and k.structure_id = ${structureId})`
    : sql``;
  const running = sql`
    select distinct on (t.contract_id) t.contract_id, t.structure_id
    from running_term t
    where t.organization_id = ${organizationId} and t.first_day <= ${last}::date and t.last_day >= ${first}::date
      ${ofStructure}
    order by t.contract_id, t.valid_from desc`;
  return sql`
    select coalesce(m.contract_id, r.contract_id) as contract_id, coalesce(m.structure_id, r.structure_id) as structure_id,
      m.state, coalesce(m.version, 0) as version, m.totals, r.structure_id as placed_in
    from (${running}) r
    full join (
      select contract_id, structure_id, state, version, totals from monthly_contract
      where organization_id = ${organizationId} and month = ${month} and state <> 'cancelled') m using (contract_id)
    ${structureId ? sql`where coalesce(m.structure_id, r.structure_id) = ${structureId}` : sql``}`;
}

/** The last act on months of the structure, or the last that led to a state: who, when and why. */
export function lastMonthAct(
  db: Reader,
  { organizationId, month, structureId }: Required<MonthsQuery>,
  state?: MonthState,
): Promise<{ state: MonthState; at: Date; by: string | null; reason: string } | undefined> {
  return (
    db
      .selectFrom("monthly_contract_act as a")
      .innerJoin("monthly_contract as m", (join) =>
        join
          .onRef("m.organization_id", "=", "a.organization_id")
          .onRef("m.contract_id", "=", "a.contract_id")
          .onRef("m.month", "=", "a.month"),
      )
      .leftJoin("app_user as u", "u.id", "a.by_user")
      .select(["a.at", "u.nick_name as by", "a.reason"])
      // Guarantee: only `moveMonths` writes it.
      .select(sql<MonthState>`a.state`.as("state"))
      .where("a.organization_id", "=", organizationId)
      .where("a.month", "=", month)
      .where("m.structure_id", "=", structureId)
      .where((of) => (state === undefined ? of.lit(true) : of("a.state", "=", state)))
      .orderBy("a.at", "desc")
      .orderBy("a.seq", "desc")
      .limit(1)
      .executeTakeFirst()
  );
}

/** The months of a structure, in the order of their contracts' ids. */
export async function monthsOfStructure(
  db: Reader,
  query: Required<MonthsQuery>,
): Promise<ContractMonth[]> {
  const { rows } = await sql<ContractMonth>`
    select contract_id as "contractId", structure_id as "structureId", state, version, totals, placed_in as "placedIn"
    from (${monthsSql(query)}) months order by contract_id
  `.execute(db);
  return rows;
}

/** The structure that each contract's month belongs to, for the whole body. */
export async function monthsOfBody(
  db: Reader,
  query: { organizationId: string; month: Month },
): Promise<Pick<ContractMonth, "contractId" | "structureId">[]> {
  const { rows } = await sql<Pick<ContractMonth, "contractId" | "structureId">>`
    select contract_id as "contractId", structure_id as "structureId" from (${monthsSql(query)}) months
    order by contract_id
  `.execute(db);
  return rows;
}

/** What prevents a body's month from being signed, by the states of its months only. */
export async function unfinishedMonth(
  db: Reader,
  query: { organizationId: string; month: Month },
): Promise<UnfinishedMonth> {
  const { rows } = await sql<Omit<UnfinishedMonth, "month">>`${prepared}
    select coalesce(sum(draft), 0)::int as draft,
      count(*) filter (where draft = 0 and submitted > 0)::int as "structuresToSign"
    from (
      select count(*) filter (where state is null or state in ('draft', 'returned')) as draft,
        count(*) filter (where state = 'submitted') as submitted
      from (${monthsSql(query)}) months
      group by structure_id) structures
  `.execute(db);
  const [counts = { draft: 0, structuresToSign: 0 }] = rows;
  return { month: query.month, ...counts };
}

/** Sums over the stored months of each structure. */
export async function totalsByStructure(
  db: Reader,
  query: MonthsQuery,
): Promise<Map<string, MonthTotals>> {
  const { rows } = await sql<{ structureId: string; totals: MonthTotals }>`
    select structure_id as "structureId", jsonb_object_agg(key, total) as totals
    from (
      select m.structure_id, t.key, sum(t.value::int)::int as total
      from (${monthsSql(query)}) m cross join lateral jsonb_each_text(m.totals) t
      group by 1, 2) sums
    group by 1
  `.execute(db);
  return new Map(rows.map((row) => [row.structureId, row.totals]));
}
