import { type LeaveLaw, leaveLawOf } from "#domain/contracts/employment-type.ts";
import type { Day } from "#domain/calendar/day.ts";
import { unbrokenService } from "#domain/leave/service.ts";
import type { Reader } from "#server/db/handles.ts";
import { contractsOfLeave } from "./contracts-of-leave.ts";

/** The law of leave that holds for a contract, and since when the person has served under it without a break. */
export async function serviceOfContract(
  db: Reader,
  { organizationId, contractId }: { organizationId: string; contractId: string },
): Promise<{ law: LeaveLaw | null; since: Day } | null> {
  const all = await contractsOfLeave(db, { organizationId, contractIds: [contractId] });
  const contract = all.find(({ id }) => id === contractId);
  if (!contract) return null;
  const law = leaveLawOf(contract.employmentType);
  const others = all.filter((one) => one !== contract && leaveLawOf(one.employmentType) === law);
  return { law, since: unbrokenService(contract, others).startDate };
}
