import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { fullName } from "#server/features/employees/public.ts";
import type { PrintedPerson } from "#server/integrations/print/printed-month.ts";

/** A person on a sheet, with one contract. */
export type Person = Omit<PrintedPerson, "marks" | "totals"> & { contractId: string };

/** The people of the contracts, in alphabetical order. */
export function peopleOf(
  db: Reader,
  organizationId: string,
  contractIds: readonly string[],
): Promise<Person[]> {
  if (contractIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("contract as c")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .select(["c.id as contractId", "c.number as contractNumber", "c.specialty", "e.afm"])
    .select(fullName)
    .where("c.organization_id", "=", organizationId)
    .where("c.id", "in", [...contractIds])
    .orderBy("e.search_key")
    .orderBy("c.id")
    .execute();
}
