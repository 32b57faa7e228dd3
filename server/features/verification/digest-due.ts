import { sql } from "kysely";
import type { Reader } from "#server/db/handles.ts";

/**
 * The digest that a signed month must have today: the signed one, or, if the month contained words of an erased person,
 * the one that the erasure's ledger entry states. The caller has scoped `db` to the organization.
 */
export async function digestDue(
  db: Reader,
  signature: { organizationId: string; id: string; digest: string },
): Promise<string> {
  const { rows } = await sql<{ digest: string | null }>`
    select after ->> 'digestAfterErasure' as digest from ledger_entry
    where organization_id = ${signature.organizationId} and subject_kind = 'month-signature'
      and subject_id = ${signature.id} and act = 'person.erase'
    order by id desc limit 1
  `.execute(db);
  return rows[0]?.digest ?? signature.digest;
}
