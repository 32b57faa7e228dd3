import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { LeaveBalanceOfList } from "#api/leave-balances.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { matchesWords } from "#server/db/search.ts";
import { rowsIn, type Page } from "#server/db/page.ts";

type Query = {
  organizationId: string;
  year: number;
  search?: string | undefined;
  structureId?: string | undefined;
};

/**
 * Contracts that run in a year, in order of name; of adjoining contracts of one type only the last. The structure is
 * that of the contract's last term in the year.
 */
export async function holdersOfLeave(db: Reader, query: Query): Promise<string[]> {
  const { organizationId, year, search, structureId } = query;
  const [from, to]: Day[] = [`${year}-01-01`, `${year}-12-31`];
  const found = search ? matchesWords(sql.ref("e.search_key"), search) : sql`true`;
  const placed =
    structureId === undefined
      ? sql`true`
      : sql`(
          select t.structure_id from contract_term t
          where t.organization_id = c.organization_id and t.contract_id = c.id and t.valid_from <= ${to}::date
          order by t.valid_from desc limit 1) = ${structureId}`;
  const { rows } = await sql<{ id: string }>`
    select c.id
    from contract c
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    where c.organization_id = ${organizationId} and has_run(c.state)
      and c.start_date <= ${to}::date and coalesce(c.end_date, 'infinity') >= ${from}::date
      and not exists (
        select from contract n
        where n.organization_id = c.organization_id and n.employee_id = c.employee_id
          and n.start_date = c.end_date + 1 and n.start_date <= ${to}::date and n.employment_type = c.employment_type
          and has_run(n.state))
      and ${found} and ${placed}
    order by e.search_key, c.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

type Holder = Pick<
  LeaveBalanceOfList,
  "contractId" | "number" | "lastName" | "firstName" | "structureTitle"
>;

/** The people and structures of the contracts in a year, a page of them in the given order. */
export function whoHolds(
  db: Reader,
  query: { organizationId: string; year: number; contractIds: readonly string[] },
  page: Page,
): Promise<Holder[]> {
  const { organizationId, year, contractIds } = query;
  const given = sql<{ id: string; place: number }>`(
    select id, place from unnest(${contractIds}::uuid[]) with ordinality as g(id, place))`.as<"g">(
    "g",
  );
  const term = sql<{ structure_id: string }>`(
    select t.structure_id from contract_term t
    where t.organization_id = c.organization_id and t.contract_id = c.id and t.valid_from <= ${`${year}-12-31`}::date
    order by t.valid_from desc limit 1)`.as<"t">("t");
  const list = db
    .selectFrom(given)
    .innerJoin("contract as c", "c.id", "g.id")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .leftJoinLateral(term, (join) => join.onTrue())
    .leftJoin("structure as s", (join) =>
      join
        .onRef("s.organization_id", "=", "c.organization_id")
        .onRef("s.id", "=", "t.structure_id"),
    )
    .where("c.organization_id", "=", organizationId)
    .select(["c.id as contractId", "c.number", "s.title as structureTitle"])
    .select(["e.last_name as lastName", "e.first_name as firstName"])
    .orderBy("g.place");
  return rowsIn(list, page);
}
