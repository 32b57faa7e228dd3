import { contracts } from "#api/contracts.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { payments } from "#api/payments.ts";

/** Calls whose answers an act on a payment changes. */
export const paymentChanges = [
  payments.getById,
  payments.getLines,
  payments.getAll,
  payments.getAllOfBodies,
  payments.getSums,
  payments.getSumsOfBodies,
  payments.preview,
  monthlyContracts.getAll,
  monthlyContracts.getBoard,
  contracts.getById,
];
