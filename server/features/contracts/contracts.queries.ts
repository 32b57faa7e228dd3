import { type RawBuilder, type Selectable, sql } from "kysely";
import { contractList } from "#api/contracts.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import type { DB } from "#server/db/database.gen.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { prepared } from "#server/db/pipelined.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { contractListTexts } from "#texts/contract-list.ts";
import { employmentTypeText } from "#texts/employment-types.ts";

type TermNow = Pick<
  Selectable<DB["contract_term"]>,
  "structure_id" | "weekly_minutes" | "pay_basis" | "rate"
>;

const structureOfTerm = sql`term.structure_id`;
const whereAndPay = sql`term.structure_id, term.weekly_minutes, term.pay_basis, term.rate`;

/** The contracts of a body. */
export const contractListing = listing(contractList, {
  texts: contractListTexts,
  matching: (db, filter, { today }) => {
    const { organizationId, search, structureId, employeeId, employmentType, state } = filter;
    const { endingWithinDays: within } = filter;
    return db
      .selectFrom("contract as c")
      .modifyFront(prepared)
      .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
      .where("c.organization_id", "=", organizationId)
      .$if(structureId !== undefined, (query) =>
        query.where(termNow<string>(today, structureOfTerm), "=", structureId ?? ""),
      )
      .where((of) =>
        of.and(
          conditionsOf({
            "c.employee_id": employeeId,
            "c.employment_type": employmentType,
            "c.state": state,
          }),
        ),
      )
      .$if(within !== undefined, (query) =>
        query
          .where("c.state", "in", ["active", "suspended"])
          .where("c.end_date", ">=", today)
          .where("c.end_date", "<=", addDays(today, within ?? 0)),
      )
      .$if(Boolean(search), (query) =>
        query.where((of) =>
          of.or([
            matchesWords(sql.ref("e.search_key"), search ?? ""),
            matchesWords(sql`greek_key(c.number)`, search),
            sql<boolean>`starts_with(e.afm, ${search})`,
          ]),
        ),
      );
  },
  shown: (matching, _, { today }) =>
    matching
      .leftJoinLateral(termNow<TermNow>(today, whereAndPay).as("t"), (join) => join.onTrue())
      .leftJoin("structure as s", (join) =>
        join
          .onRef("s.organization_id", "=", "c.organization_id")
          .onRef("s.id", "=", "t.structure_id"),
      )
      .select(["c.id", "c.number", "c.employee_id as employeeId", "c.version", "c.state"])
      .select(["e.last_name as lastName", "e.first_name as firstName", "e.afm"])
      .select(["c.employment_type as employmentType", "c.specialty"])
      .select(["s.id as structureId", "s.title as structureTitle"])
      .select(["t.weekly_minutes as weeklyMinutes", "t.pay_basis as payBasis", "t.rate"])
      .select(["c.start_date as startDate", "c.end_date as endDate"]),
  order: {
    by: {
      name: "e.search_key",
      number: "c.number",
      structure: "s.search_key",
      startDate: "c.start_date",
      endDate: "c.end_date",
      state: "c.state",
    },
    last: ["c.id"],
  },
  item: ({ weeklyMinutes, payBasis, rate, ...row }) => ({
    ...row,
    pay:
      weeklyMinutes === null || payBasis === null || rate === null
        ? null
        : { weeklyMinutes, payBasis, rate },
  }),
  values: { type: (row) => employmentTypeText(row.employmentType) },
});

/** Columns of `c`'s term in force on the day, else of the nearest term: as a value, or as a row to join. */
function termNow<T>(today: Day, columns: RawBuilder<unknown>) {
  return sql<T>`(
    select ${columns} from contract_term term
    where term.organization_id = c.organization_id and term.contract_id = c.id
    order by case when ${today}::date < term.valid_from then term.valid_from - ${today}::date
      else greatest(${today}::date - coalesce(term.valid_to, ${today}::date), 0) end
    limit 1)`;
}
