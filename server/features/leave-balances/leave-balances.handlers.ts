import type { leaveBalances } from "#api/leave-balances.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { balancesOfContract } from "./balances-of-contract.ts";
import { correctLeave } from "./correct-leave.ts";

export const leaveBalanceHandlers: Handlers<typeof leaveBalances> = {
  getOfContract: balancesOfContract,
  correct: correctLeave,
};
