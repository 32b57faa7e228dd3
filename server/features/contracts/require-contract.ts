import type { Reader } from "#server/db/handles.ts";
import { Fault } from "#server/kernel/fault.ts";

/** Throws `not-found` unless the contract is of the organization. */
export async function requireContract(
  db: Reader,
  { organizationId, contractId }: { organizationId: string; contractId: string },
): Promise<void> {
  const found = await db
    .selectFrom("contract")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "=", contractId)
    .executeTakeFirst();
  if (!found) throw new Fault("not-found");
}
