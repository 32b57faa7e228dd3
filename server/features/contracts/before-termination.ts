import { BeforeTermination, type ContractOut } from "#api/contract-fields.ts";
import type { Reader } from "#server/db/handles.ts";

/**
 * A contract as it was before its termination, from the ledger; null if it was not terminated, or if the entry is
 * incomplete, such as an older one or one whose person was erased.
 */
export async function beforeTermination(
  db: Reader,
  organizationId: string,
  { id, state }: Pick<ContractOut, "id" | "state">,
): Promise<BeforeTermination | null> {
  if (state !== "terminated") return null;
  const entry = await db
    .selectFrom("ledger_entry")
    .select("before")
    .where("organization_id", "=", organizationId)
    .where("subject_kind", "=", "contract")
    .where("subject_id", "=", id)
    .where("act", "=", "contract.terminate")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const read = BeforeTermination.safeParse(entry?.before);
  return read.success ? read.data : null;
}
