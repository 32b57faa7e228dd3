import { sql } from "kysely";
import type { MonthTotals } from "#domain/attendance/month.ts";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { matchesWords } from "#server/db/search.ts";
import { fullName } from "#server/features/employees/public.ts";

/** The contracts and month whose payroll is requested. */
export type PayrollQuery = {
  organizationId: string;
  month: Month;
  search?: string | undefined;
  structureId?: string | undefined;
  contractId?: string | undefined;
};

/** How many contracts run in the month and have no month stored yet. */
export async function uncomputedCount(db: Reader, query: PayrollQuery): Promise<number> {
  const { uncomputed } = await uncomputedContracts(db, query)
    .select(sql<number>`count(distinct t.contract_id)::int`.as("uncomputed"))
    .executeTakeFirstOrThrow();
  return uncomputed;
}

/** The first of them by name. */
export function uncomputedNames(db: Reader, query: PayrollQuery, most: number) {
  return uncomputedContracts(db, query)
    .groupBy(["c.organization_id", "c.id", "e.organization_id", "e.id"])
    .select([...fullName, "c.number as contractNumber"])
    .orderBy("e.search_key")
    .orderBy("c.id")
    .limit(most)
    .execute();
}

function uncomputedContracts(db: Reader, query: PayrollQuery) {
  const { organizationId, month, search, structureId, contractId } = query;
  return db
    .selectFrom("running_term as t")
    .innerJoin("contract as c", ofOrganization("c.id", "t.contract_id"))
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .where("t.organization_id", "=", organizationId)
    .where("t.first_day", "<=", lastDay(month))
    .where("t.last_day", ">=", firstDay(month))
    .where((of) =>
      of.and(conditionsOf({ "t.structure_id": structureId, "t.contract_id": contractId })),
    )
    .where(matchesWords(sql`(e.search_key || ' ' || greek_key(c.number))`, search))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("monthly_contract as m")
            .whereRef("m.organization_id", "=", "t.organization_id")
            .whereRef("m.contract_id", "=", "t.contract_id")
            .where("m.month", "=", month)
            .where("m.state", "<>", "cancelled")
            .select("m.month"),
        ),
      ),
    );
}

/** The rows of the payroll, by name, without the amounts of pay and insurance. */
export function payrollRows(db: Reader, query: PayrollQuery) {
  const [first, last] = [firstDay(query.month), lastDay(query.month)];
  const terms = sql<{ terms: number }>`(
    select count(*)::int as terms from contract_term
    where organization_id = m.organization_id and contract_id = m.contract_id
      and valid_from <= ${last}::date and coalesce(valid_to, 'infinity') >= ${first}::date)`;
  return (
    payrollMonths(db, query)
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom("contract_term as t")
            .whereRef("t.organization_id", "=", "m.organization_id")
            .whereRef("t.contract_id", "=", "m.contract_id")
            .where("t.valid_from", "<=", last)
            .orderBy("t.valid_from", "desc")
            .limit(1)
            .select(["t.pay_basis as payBasis", "t.rate"])
            .as("t"),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(terms.as<"n">("n"), (join) => join.onTrue())
      .select(["m.contract_id as contractId", "m.month", "m.state"])
      // Guarantee: only our own calculation writes it.
      .select(sql<MonthTotals>`m.totals`.as("totals"))
      .select(["c.number as contractNumber", "c.specialty", "c.employment_type as employmentType"])
      .select([...fullName, "e.afm", "e.amka", "s.title as structureTitle"])
      .select(["t.payBasis", "t.rate", "n.terms"])
      .orderBy("e.search_key")
      .orderBy("c.id")
  );
}

/** The months of the payroll, as `m`, with contract, employee and structure. */
export function payrollMonths(
  db: Reader,
  { organizationId, month, search, structureId, contractId }: PayrollQuery,
) {
  return db
    .selectFrom("monthly_contract as m")
    .innerJoin("contract as c", ofOrganization("c.id", "m.contract_id"))
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .innerJoin("structure as s", ofOrganization("s.id", "m.structure_id"))
    .where("m.organization_id", "=", organizationId)
    .where("m.month", "=", month)
    .where("m.state", "<>", "cancelled")
    .where((of) =>
      of.and(conditionsOf({ "m.structure_id": structureId, "m.contract_id": contractId })),
    )
    .where(matchesWords(sql`(e.search_key || ' ' || greek_key(c.number))`, search));
}
