import { sql } from "kysely";
import type { MonthlyContractFilter, MonthlyContractItem } from "#api/monthly-contracts.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { MonthTotals } from "#domain/attendance/types.ts";
import type { Month } from "#domain/calendar/day.ts";
import { isAfmOf } from "#server/kernel/own-affairs.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import type { ShownReasons } from "#server/features/attendance/public.ts";
import { prepared } from "#server/db/pipelined.ts";

/** Which months a list shows, and in what order. */
export type Filter = MonthlyContractFilter & { month: Month };

/** How many months pass the filter. */
export async function monthlyContractCount(db: Reader, filter: Filter): Promise<number> {
  const { total } = await matching(db, filter)
    .modifyFront(prepared)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of the list of months that pass the filter. */
export async function monthlyContractRows(
  db: Reader,
  filter: Filter,
  shown: Pick<ShownReasons, "totals"> & { userId: string },
  page: Page,
): Promise<MonthlyContractItem[]> {
  const rows = matching(db, filter)
    .modifyFront(prepared)
    .select(["m.contract_id as contractId", "m.month", "m.structure_id as structureId"])
    .select(["s.title as structureTitle", "e.last_name as lastName", "e.first_name as firstName"])
    .select(["c.number as contractNumber", "c.specialty", "m.state", "m.version", "m.totals"])
    .select(isAfmOf(shown.userId, "e.afm").as("isOwn"))
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
  const found = await rowsIn(sortedBy(rows, filter.sort, columns, "m.contract_id"), page);
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
    // Guarantee: `state` is under a check constraint, and `totals` is written by our own calculation alone.
    state: row.state as MonthState,
    totals: shown.totals(row.totals as unknown as MonthTotals),
  }));
}

/** One figure of the totals, to sort by. */
function figure<K extends keyof MonthTotals>(key: K) {
  return sql<number>`(m.totals->>${sql.lit(key)})::int`.as(key);
}

function matching(db: Reader, filter: Filter) {
  const { organizationId, month, search, structureId, state } = filter;
  return db
    .selectFrom("monthly_contract as m")
    .innerJoin("contract as c", (join) =>
      join.onRef("c.organization_id", "=", "m.organization_id").onRef("c.id", "=", "m.contract_id"),
    )
    .innerJoin("employee as e", (join) =>
      join.onRef("e.organization_id", "=", "c.organization_id").onRef("e.id", "=", "c.employee_id"),
    )
    .innerJoin("structure as s", (join) =>
      join
        .onRef("s.organization_id", "=", "m.organization_id")
        .onRef("s.id", "=", "m.structure_id"),
    )
    .where("m.organization_id", "=", organizationId)
    .where("m.month", "=", month)
    .$if(structureId !== undefined, (query) =>
      query.where("m.structure_id", "=", structureId ?? ""),
    )
    .$if(state !== undefined, (query) => query.where("m.state", "=", state ?? ""))
    .$if(state === undefined, (query) => query.where("m.state", "<>", "cancelled"))
    .$if(Boolean(search), (query) =>
      query.where(matchesWords(sql`(e.search_key || ' ' || greek_key(c.number))`, search ?? "")),
    );
}
