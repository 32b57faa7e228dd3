import type { Reader, Writer } from "#server/db/handles.ts";
import { notFound } from "#server/kernel/fault.ts";

/** Throws `not-found` unless the contract is of the organization. */
export async function requireContract(
  db: Reader,
  { organizationId, contractId }: { organizationId: string; contractId: string },
): Promise<void> {
  await contractIn(db, organizationId, contractId).executeTakeFirstOrThrow(notFound);
}

/**
 * Holds the contract's row, as whoever records does: what is said, answered, confirmed or corrected of one contract comes one
 * after the other. Throws `not-found` for another organization's.
 */
export async function holdContract(
  tx: Writer,
  { organizationId }: { organizationId: string },
  contractId: string,
): Promise<void> {
  await contractIn(tx, organizationId, contractId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
}

function contractIn(db: Reader, organizationId: string, id: string) {
  return db
    .selectFrom("contract")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id);
}
