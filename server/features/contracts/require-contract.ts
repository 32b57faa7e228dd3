import { sql } from "kysely";
import type { Reader, Writer } from "#server/db/handles.ts";
import { notFound } from "#server/kernel/fault.ts";
import { holdStructuresOf } from "./store-terms.ts";

/** Throws `not-found` unless the contract is of the organization. */
export async function requireContract(
  db: Reader,
  { organizationId, contractId }: { organizationId: string; contractId: string },
): Promise<void> {
  await contractIn(db, organizationId, contractId).executeTakeFirstOrThrow(notFound);
}

/**
 * Locks the contract's row, as saving records does: disputes, answers, confirmations and corrections of one contract
 * run one at a time. Throws `not-found` for another organization's.
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

/**
 * Locks contracts whose days are about to be recorded, and before them the structures of their terms, each in order of
 * id like every write of records. Throws `not-found` if one is another organization's.
 */
export async function holdForRecords(
  tx: Writer,
  { organizationId }: { organizationId: string },
  contractIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(contractIds)];
  await holdStructuresOf(tx, organizationId, ids);
  const { rows } = await sql`
    select 1 from contract where organization_id = ${organizationId} and id = any (${ids}::uuid[])
    order by id for no key update`.execute(tx);
  if (rows.length < ids.length) throw notFound();
}

function contractIn(db: Reader, organizationId: string, id: string) {
  return db
    .selectFrom("contract")
    .select("id")
    .where((of) => of.and({ organization_id: organizationId, id }));
}
