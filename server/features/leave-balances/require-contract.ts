import type { Reader } from "#server/db/handles.ts";
import { Fault } from "#server/kernel/fault.ts";

/** Throws `not-found` for a contract that the body does not have. */
export async function requireContract(
  db: Reader,
  organizationId: string,
  contractId: string,
): Promise<void> {
  const found = await db
    .selectFrom("contract")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "=", contractId)
    .executeTakeFirst();
  if (!found) throw new Fault("not-found");
}
