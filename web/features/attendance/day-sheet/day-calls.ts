import { attendances } from "#api/attendances.ts";
import { history } from "#api/history.ts";
import { imports } from "#api/imports.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { sheets } from "#api/sheets.ts";

/** What a change of a day's sheet changes of what its page shows. */
export const daySheetCalls = [
  attendances.getDaySheet,
  attendances.getMonthSheet,
  attendances.getRecordHistory,
  history.getAll,
  monthlyContracts.getFindings,
  leaveBalances.getOfSheet,
  sheets.getAll,
];

/** What saving changes, and the sheet that it is of. */
export const savingOfDay = {
  changes: [...daySheetCalls, imports.proposeFromPunches],
  sheet: attendances.getDaySheet,
};
