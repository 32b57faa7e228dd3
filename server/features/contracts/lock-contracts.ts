import type { ContractOut } from "#api/contract-fields.ts";
import type { Writer } from "#server/db/handles.ts";
import { orNotFound, requireVersion } from "#server/kernel/fault.ts";
import { contractsOf } from "./contract-details.queries.ts";

/** Locks contracts, in the order in which saves of days lock them, and returns them in the order asked. Throws `not-found`. */
export async function lockContracts(
  tx: Writer,
  organizationId: string,
  ids: readonly string[],
): Promise<ContractOut[]> {
  await tx
    .selectFrom("contract")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const standing = await contractsOf(tx, organizationId, ids);
  const found = ids.map((id) => orNotFound(standing.get(id)));
  await lockPeople(tx, organizationId, found);
  return found;
}

/** The contract to edit, locked. Throws `not-found`, or `changed` if someone else changed it first. */
export async function editedContract(
  tx: Writer,
  { organizationId, id, version }: { organizationId: string; id: string; version: number },
): Promise<ContractOut> {
  return requireVersion(orNotFound((await lockContracts(tx, organizationId, [id]))[0]), version);
}

/** Locks the people, so that two contracts of one person that would conflict wait for each other. */
async function lockPeople(
  tx: Writer,
  organizationId: string,
  contracts: readonly ContractOut[],
): Promise<void> {
  const people = contracts.map(({ employee }) => employee.id);
  await tx
    .selectFrom("employee")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "in", people)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}
