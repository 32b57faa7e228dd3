import type { Reader } from "#server/db/handles.ts";
import { notFound } from "#server/kernel/fault.ts";

/** Throws `not-found` unless the contract is of the organization. */
export async function requireContract(
  db: Reader,
  { organizationId, contractId }: { organizationId: string; contractId: string },
): Promise<void> {
  await db
    .selectFrom("contract")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow(notFound);
}
