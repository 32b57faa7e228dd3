import type { leaveBalances } from "#api/leave-balances.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { accountsOfSheet } from "./accounts-of-sheet.ts";
import { balanceListing } from "./balances-of-body.ts";
import { balancesOfContract } from "./balances-of-contract.ts";
import { exportCalendar } from "./export-calendar.ts";
import { correctLeave } from "./correct-leave.ts";

export const leaveBalanceHandlers: Handlers<typeof leaveBalances> = {
  getAll: balanceListing.getAll,
  export: balanceListing.export,
  exportCalendar,
  getOfSheet: accountsOfSheet,
  getOfContract: balancesOfContract,
  correct: correctLeave,
};
