import type { Reader } from "#server/db/handles.ts";
import { notFound } from "#server/kernel/fault.ts";
import type { Person } from "./decision.ts";

/** The tax number and name of the employee. Throws `not-found`. */
export async function requireEmployee(db: Reader, { organizationId, employeeId }: Person) {
  const found = await db
    .selectFrom("employee")
    .select(["afm", "last_name as lastName", "first_name as firstName"])
    .where((of) => of.and({ organization_id: organizationId, id: employeeId }))
    .executeTakeFirstOrThrow(notFound);
  return found;
}
