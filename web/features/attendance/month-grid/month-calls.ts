import { attendances } from "#api/attendances.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";

/** What saving changes beside the grid, and the sheet that it is of. */
export const savingOfMonth = {
  changes: [monthlyContracts.getFindings, attendances.getDaySheet, leaveBalances.getOfSheet],
  sheet: attendances.getMonthSheet,
};
