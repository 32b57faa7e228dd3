import { type RawBuilder, sql } from "kysely";
import { concurrentEmploymentList as list } from "#api/concurrent-employment.ts";
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
import { concurrentEmploymentTexts } from "#texts/concurrent-employment.ts";
import { employmentTypeText } from "#texts/employment-types.ts";

/** People with one tax number whose contracts run on the same days of a month in two bodies. */
export const concurrentEmploymentListing = listing(list, {
  texts: concurrentEmploymentTexts,
  before: (query, { today }) => ({
    ...query,
    month: query.month ?? addMonths(monthOf(today), -1),
  }),
  also: (_db, { month }) => ({ month }),
  fileName: (_db, { month }) => `${concurrentEmploymentTexts.title} ${month}`,
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
    matching
      .select(["e.last_name as lastName", "e.first_name as firstName", "e.afm"])
      .select(["a.contract_id as oneId", "b.contract_id as otherId"])
      .select(["o.id as oneBody", "o.description as oneTitle", "a.number as oneNumber"])
      .select(["q.id as otherBody", "q.description as otherTitle", "b.number as otherNumber"])
      .select(["a.employment_type as oneType", "b.employment_type as otherType"])
      .select([
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
  item: ({ oneId, otherId, lastName, firstName, afm, from, to, days, ...row }) => ({
    id: `${oneId} ${otherId}`,
    lastName,
    firstName,
    afm,
    from,
    to,
    days,
    one: {
      organizationId: row.oneBody,
      organization: row.oneTitle,
      number: row.oneNumber,
      employmentType: row.oneType,
    },
    other: {
      organizationId: row.otherBody,
      organization: row.otherTitle,
      number: row.otherNumber,
      employmentType: row.otherType,
    },
  }),
  values: {
    one: ({ one }) => one.organization,
    oneContract: ({ one }) => contractText(one),
    other: ({ other }) => other.organization,
    otherContract: ({ other }) => contractText(other),
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

function contractText({ number, employmentType }: { number: string; employmentType: number }) {
  return `${number} · ${employmentTypeText(employmentType)}`;
}
