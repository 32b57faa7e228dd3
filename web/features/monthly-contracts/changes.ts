import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";

/** Calls whose answers an act on months changes. */
export const monthChanges = [
  monthlyContracts.getAll,
  monthlyContracts.getBoard,
  verifications.getSignable,
];
