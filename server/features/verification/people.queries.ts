import { sql } from "kysely";
import type { FullName } from "#api/fields.ts";
import { columnOf } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import type { PrintedPerson } from "#server/integrations/print/printed-month.ts";
import { asOf } from "./as-of.ts";

/** A person on a sheet, with one contract. */
export type Person = Omit<PrintedPerson, "marks" | "totals"> & { contractId: string };

/** The people of the contracts as they were called at an instant, by default now, in alphabetical order. */
export function peopleOf(
  db: Reader,
  organizationId: string,
  contractIds: readonly string[],
  at: Date | null = null,
): Promise<Person[]> {
  const person = {
    kind: "employee",
    id: sql`e.id`,
    organizationId: sql`e.organization_id`,
  } as const;
  const called = (field: keyof FullName | "afm") =>
    asOf(person, [field, `e.${columnOf(field)}`], sql`${at}::timestamptz`).as(field);
  if (contractIds.length === 0) return Promise.resolve([]);
  const people = db
    .selectFrom("contract as c")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .select(["c.id as contractId", "c.number as contractNumber", "c.specialty"])
    .select([called("lastName"), called("firstName"), called("fatherName"), called("afm")])
    .where("c.organization_id", "=", organizationId)
    .where("c.id", "in", [...contractIds]);
  return db
    .selectFrom(people.as("p"))
    .selectAll()
    .orderBy(sql`greek_key(p."lastName" || ' ' || p."firstName")`)
    .orderBy("p.contractId")
    .execute();
}
