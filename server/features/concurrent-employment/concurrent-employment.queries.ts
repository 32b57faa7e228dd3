import { type RawBuilder, sql } from "kysely";
import { concurrentEmploymentList as list, type Side } from "#api/concurrent-employment.ts";
import {
  addMonths,
  type Day,
  firstDay,
  lastDay,
  type Month,
  monthOf,
} from "#domain/calendar/day.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { concurrentEmploymentTexts as t } from "#texts/concurrent-employment.ts";

/** People with one tax number whose contracts run on the same days of a month in two bodies. */
export const concurrentEmploymentListing = listing(list, {
  texts: t,
  before: (query, { today }) => ({
    ...query,
    month: query.month ?? addMonths(monthOf(today), -1),
  }),
  also: (_db, { month }) => ({ month }),
  fileName: (_db, { month }) => `${t.title} ${month}`,
  matching: (db, { search, month }) =>
    db
      .selectFrom("employee as e")
      .innerJoin("employee as p", (join) =>
        join.onRef("p.afm", "=", "e.afm").onRef("p.organization_id", ">", "e.organization_id"),
      )
      .innerJoinLateral(contractsIn("e", month).as<"a">("a"), (join) => join.onTrue())
      .innerJoinLateral(contractsIn("p", month).as<"b">("b"), (join) =>
        join.onRef("b.first_day", "<=", "a.last_day").onRef("b.last_day", ">=", "a.first_day"),
      )
      .innerJoin("organization as o", "o.id", "e.organization_id")
      .innerJoin("organization as q", "q.id", "p.organization_id")
      .where(
        matchesWords(
          sql`(e.search_key || ' ' || e.afm || ' ' || o.search_key || ' ' || q.search_key)`,
          search,
        ),
      ),
  shown: (matching, { month }) =>
    matching.select(["e.last_name as lastName", "e.first_name as firstName", "e.afm"]).select([
      sql<string>`a.contract_id || ' ' || b.contract_id`.as("id"),
      sideOf("o", "a").as("one"),
      sideOf("q", "b").as("other"),
      sql<Day>`greatest(a.first_day, b.first_day)`.as("from"),
      sql<Day | null>`nullif(least(a.last_day, b.last_day), 'infinity')`.as("to"),
      sql<number>`(
          select count(*)::int from attendance_record r
          join attendance_record s on s.organization_id = p.organization_id
            and s.contract_id = b.contract_id and s.date = r.date and s.worked_minutes > 0
          where r.organization_id = e.organization_id and r.contract_id = a.contract_id and r.worked_minutes > 0
            and r.date between ${firstDay(month)}::date and ${lastDay(month)}::date)`.as("days"),
    ]),
  order: { by: { name: "e.search_key" }, last: ["a.contract_id", "b.contract_id"] },
  item: (row) => row,
  values: {
    one: ({ one }) => one.organization,
    oneContract: ({ one }) => t.contract(one),
    other: ({ other }) => other.organization,
    otherContract: ({ other }) => t.contract(other),
  },
});

type RunningContract = {
  contract_id: string;
  number: string;
  employment_type: number;
  first_day: Day;
  last_day: Day;
};

/** The contracts of an employee whose terms run in the month, with the first and last day of these terms. */
function contractsIn(employee: "e" | "p", month: Month): RawBuilder<RunningContract> {
  const of = sql.raw(employee);
  return sql<RunningContract>`(
    select contract_id, number, employment_type, min(first_day) as first_day, max(last_day) as last_day from running_term
    where organization_id = ${of}.organization_id and employee_id = ${of}.id
      and first_day <= ${lastDay(month)}::date and last_day >= ${firstDay(month)}::date
    group by contract_id, number, employment_type)`;
}

/** A body and the person's contract in it. */
function sideOf(body: "o" | "q", contract: "a" | "b") {
  const [o, c] = [sql.raw(body), sql.raw(contract)];
  return sql<Side>`json_build_object('organizationId', ${o}.id, 'organization', ${o}.description,
    'number', ${c}.number, 'employmentType', ${c}.employment_type)`;
}
