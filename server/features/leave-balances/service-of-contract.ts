import { type LeaveLaw, leaveLawOf } from "#domain/contracts/employment-type.ts";
import type { Day } from "#domain/calendar/day.ts";
import { type UnbrokenService, unbrokenService } from "#domain/leave/service.ts";
import type { Reader } from "#server/db/handles.ts";
import { type ContractOfLeave, contractsOfLeave } from "./contracts-of-leave.ts";

/** The leave law of a contract, and since when the person has served under it without a break. */
export async function serviceOfContract(
  db: Reader,
  { organizationId, contractId }: { organizationId: string; contractId: string },
): Promise<{ law: LeaveLaw | null; since: Day } | null> {
  const all = await contractsOfLeave(db, { organizationId, contractIds: [contractId] });
  const contract = all.find(({ id }) => id === contractId);
  if (!contract) return null;
  const { law, service } = serviceUnderLaw(contract, all);
  return { law, since: service.startDate };
}

/** The leave law of a contract, and its service together with the same person's other contracts under that law. */
export function serviceUnderLaw(
  contract: ContractOfLeave,
  ofPerson: readonly ContractOfLeave[],
): { law: LeaveLaw | null; service: UnbrokenService<ContractOfLeave> } {
  const law = leaveLawOf(contract.employmentType);
  const others = ofPerson.filter(
    (one) => one !== contract && leaveLawOf(one.employmentType) === law,
  );
  return { law, service: unbrokenService(contract, others) };
}
