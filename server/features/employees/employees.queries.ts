import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import { employeeList, type EmployeeOut, type employees } from "#api/employees.ts";
import { anyPseudonym } from "#domain/personal-data/retention.ts";
import { maskAmka } from "#domain/identity/amka.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { prepared } from "#server/db/pipelined.ts";
import { listing } from "#server/lists/listing.ts";
import { educationTexts, employeeListTexts } from "#texts/employees.ts";
import { employeeSelection, fullName } from "./employee-row.ts";

/** The contracts in force of the employee `e`. */
const activeContracts = sql`
  from contract c where c.organization_id = e.organization_id and c.employee_id = e.id and c.state = 'active'`;

/** The employees of a body. */
export const employeeListing = listing(employeeList, {
  texts: employeeListTexts,
  matching: (db, { organizationId, search, employed }) =>
    db
      .selectFrom("employee as e")
      .modifyFront(prepared)
      .where("e.organization_id", "=", organizationId)
      .where("e.afm", "not like", anyPseudonym)
      .$if(employed !== "all", (query) =>
        query.where(
          employed === "yes"
            ? sql<boolean>`exists (select ${activeContracts})`
            : sql<boolean>`not exists (select ${activeContracts})`,
        ),
      )
      .$if(Boolean(search), (query) =>
        query.where((of) =>
          of.or([
            matchesWords(sql.ref("e.search_key"), search ?? ""),
            sql<boolean>`starts_with(e.afm, ${search})`,
            of("e.card_number", "=", search ?? ""),
          ]),
        ),
      ),
  shown: (matching) =>
    matching
      .select(["e.id", "e.afm", "e.amka", "e.education", "e.specialty", "e.phone", "e.email"])
      .select([...fullName, "e.card_number as cardNumber", "e.version"])
      .select(sql<number>`(select count(*)::int ${activeContracts})`.as("contracts")),
  order: {
    by: { name: "e.search_key", afm: "e.afm", specialty: "e.specialty", contracts: "contracts" },
    last: ["e.id"],
  },
  item: (row) => ({ ...row, amka: row.amka === null ? null : maskAmka(row.amka) }),
  values: { education: ({ education: of }) => (of === "" ? null : educationTexts[of]) },
});

/** An employee as stored; undefined when the body has none of that id. */
export async function employeeOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<EmployeeOut | undefined> {
  const row = await db
    .selectFrom("employee as e")
    .select(["e.id", ...employeeSelection, "e.version"])
    .where((of) => of.and({ "e.organization_id": organizationId, "e.id": id }))
    .executeTakeFirst();
  return row;
}

/** Contracts of an employee, the latest first, each with the structure of its term on the day, else of its last one. */
export async function contractsOfEmployee(
  db: Reader,
  { organizationId, employeeId, today }: { organizationId: string; employeeId: string; today: Day },
): Promise<OutputOf<typeof employees.getById>["contracts"]> {
  const { rows } = await sql<OutputOf<typeof employees.getById>["contracts"][number]>`
    select c.id, c.number, c.employment_type as "employmentType", s.title as "structureTitle",
      c.start_date as "startDate", c.end_date as "endDate", c.state
    from contract c
    left join lateral (
      select t.structure_id from contract_term t
      where t.organization_id = c.organization_id and t.contract_id = c.id
      order by (t.valid_from <= ${today}::date) desc, abs(t.valid_from - ${today}::date)
      limit 1) t on true
    left join structure s on s.organization_id = c.organization_id and s.id = t.structure_id
    where c.organization_id = ${organizationId} and c.employee_id = ${employeeId}
    order by c.start_date desc, c.number
    limit 100
  `.execute(db);
  return rows;
}
