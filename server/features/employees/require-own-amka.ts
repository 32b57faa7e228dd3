import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { employeeTexts } from "#texts/employees.ts";

/** Throws a fault on the field where another entry of the body has the number: a person has one, and stands once. */
export async function requireOwnAmka(
  tx: Writer,
  organizationId: string,
  { id, amka }: { id: string; amka: string | null },
): Promise<void> {
  if (amka === null) return;
  const other = await tx
    .selectFrom("employee")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("amka", "=", amka)
    .where("id", "!=", id)
    .limit(1)
    .executeTakeFirst();
  if (other) throw fieldFault("amka", employeeTexts.duplicateAmka);
}
