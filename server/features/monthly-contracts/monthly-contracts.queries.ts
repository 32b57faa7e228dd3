import { sql } from "kysely";
import type { MonthlyContractFilter, MonthlyContractItem } from "#api/monthly-contracts.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { Month } from "#domain/calendar/day.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { isAfmOf } from "#server/kernel/own-affairs.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import type { ReasonMask } from "#server/features/attendance/public.ts";
import { prepared } from "#server/db/pipelined.ts";
import { compileOnce, pagePlaces } from "#server/lists/compile-once.ts";

/** Which months a list shows, and in what order. */
export type Filter = MonthlyContractFilter & { month: Month };

/** The number of months that match the filter. */
export async function monthlyContractCount(db: Reader, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`${prepared} ${countRows(db, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * The count and the rows of a page, as the JSON text of the response; for users who may see every total. Concatenating
 * it costs two thirds of what the database's JSON functions do; only values that may contain a quote go through them.
 */
export const monthlyContractsText = compileOnce((filter: Filter, { db, actor }) => {
  const rows = inOrder(db, filter, actor.userId).offset(pagePlaces.skip).limit(pagePlaces.take);
  const text = sql`${prepared}
    select concat('{"total":', (${countRows(db, filter)}), ',"items":[', (
      select string_agg(concat('{"contractId":"', "contractId", '","month":"', month, '","structureId":"', "structureId",
        '","structureTitle":', to_json("structureTitle"), ',"lastName":', to_json("lastName"),
        ',"firstName":', to_json("firstName"), ',"contractNumber":', to_json("contractNumber"),
        ',"specialty":', to_json(specialty), ',"version":', version, ',"isOwn":', to_json("isOwn"),
        ',"state":"', state, '","totals":', totals, '}'), ',')
      from (${rows}) found), ']}') as text`;
  return [text.compile(db)];
});

/** A page of the list of months that match the filter. */
export async function monthlyContractRows(
  db: Reader,
  filter: Filter,
  mask: Pick<ReasonMask, "totals"> & { userId: string },
  page: Page,
): Promise<MonthlyContractItem[]> {
  const found = await rowsIn(inOrder(db, filter, mask.userId).modifyFront(prepared), page);
  return found.map((row) => ({
    contractId: row.contractId,
    month: row.month,
    structureId: row.structureId,
    structureTitle: row.structureTitle,
    lastName: row.lastName,
    firstName: row.firstName,
    contractNumber: row.contractNumber,
    specialty: row.specialty,
    version: row.version,
    isOwn: row.isOwn,
    state: row.state,
    totals: mask.totals(row.totals),
  }));
}

/** The rows that match the filter, with the fields of an item, sorted. */
function inOrder(db: Reader, filter: Filter, userId: string) {
  const rows = withNames(db, filter)
    .select(["m.contract_id as contractId", "m.month", "m.structure_id as structureId"])
    .select(["s.title as structureTitle", "e.last_name as lastName", "e.first_name as firstName"])
    .select(["c.number as contractNumber", "c.specialty", "m.state", "m.version"])
    // Guarantee: only our own calculation writes it.
    .select(sql<MonthTotals>`m.totals`.as("totals"))
    .select(isAfmOf(userId).as("isOwn"))
    .select([
      figure("plannedMinutes"),
      figure("workedMinutes"),
      figure("balanceMinutes"),
      figure("pendingDays"),
    ]);
  const columns = {
    name: "e.search_key",
    structure: "s.search_key",
    state: "m.state",
    plannedMinutes: "plannedMinutes",
    workedMinutes: "workedMinutes",
    balanceMinutes: "balanceMinutes",
    pendingDays: "pendingDays",
  };
  return sortedBy(rows, filter.sort, columns, "m.contract_id");
}

/** One figure of the totals, to sort by. */
function figure<K extends keyof MonthTotals>(key: K) {
  return sql<number>`(m.totals->>${sql.lit(key)})::int`.as(key);
}

/** The number of rows; names are joined only for a search. */
function countRows(db: Reader, filter: Filter) {
  const rows = filter.search ? withNames(db, filter) : matching(db, filter);
  return rows.select(sql<number>`count(*)::int`.as("total"));
}

function withNames(db: Reader, filter: Filter) {
  const { search } = filter;
  return matching(db, filter)
    .innerJoin("contract as c", ofOrganization("c.id", "m.contract_id"))
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .innerJoin("structure as s", ofOrganization("s.id", "m.structure_id"))
    .where(matchesWords(sql`(e.search_key || ' ' || greek_key(c.number))`, search));
}

function matching(db: Reader, { organizationId, month, structureId, state }: Filter) {
  return db
    .selectFrom("monthly_contract as m")
    .where((of) => of.and({ "m.organization_id": organizationId, "m.month": month }))
    .where((of) => of.and(conditionsOf({ "m.structure_id": structureId, "m.state": state })))
    .$if(state === undefined, (query) => query.where("m.state", "<>", "cancelled"));
}
