import type { EmployeeOut } from "#api/employees.ts";
import { isPseudonym } from "#domain/personal-data/retention.ts";
import type { Writer } from "#server/db/handles.ts";
import { orNotFound, refused } from "#server/kernel/fault.ts";
import { personalDataTexts } from "#texts/personal-data.ts";
import { employeeOf } from "./employees.queries.ts";

/** The employee, locked until the transaction ends. Throws `not-found`, and `refused` if the person was erased. */
export async function lockEmployee(
  tx: Writer,
  organizationId: string,
  id: string,
): Promise<EmployeeOut> {
  await tx
    .selectFrom("employee")
    .select("id")
    .where((of) => of.and({ organization_id: organizationId, id }))
    .forNoKeyUpdate()
    .execute();
  const found = orNotFound(await employeeOf(tx, organizationId, id));
  if (isPseudonym(found.afm)) throw refused(personalDataTexts.alreadyErased);
  return found;
}

/** Links the punches of a card that wait for its holder to the employee; returns how many. */
export async function linkWaitingPunches(
  tx: Writer,
  organizationId: string,
  employeeId: string,
  cardNumber: string,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("punch")
    .set({ employee_id: employeeId })
    .where((of) => of.and({ organization_id: organizationId, card_number: cardNumber }))
    .where("employee_id", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
