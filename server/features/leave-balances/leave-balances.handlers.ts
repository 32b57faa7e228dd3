import type { leaveBalances } from "#api/leave-balances.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { accountsOfSheet } from "./accounts-of-sheet.ts";
import { balancesOfContract } from "./balances-of-contract.ts";
import { exportBalances } from "./export-balances.ts";
import { exportCalendar } from "./export-calendar.ts";
import { listBalances } from "./list-balances.ts";
import { correctLeave } from "./correct-leave.ts";

export const leaveBalanceHandlers: Handlers<typeof leaveBalances> = {
  getAll: listBalances,
  export: exportBalances,
  exportCalendar,
  getOfSheet: accountsOfSheet,
  getOfContract: balancesOfContract,
  correct: correctLeave,
};
