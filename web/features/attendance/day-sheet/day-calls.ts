import { attendances } from "#api/attendances.ts";
import { history } from "#api/history.ts";
import { imports } from "#api/imports.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { sheets } from "#api/sheets.ts";

/** The calls of the page whose answers change when a day's sheet changes. */
export const daySheetCalls = [
  attendances.getDaySheet,
  attendances.getMonthSheet,
  attendances.getRecordHistory,
  history.getAll,
  monthlyContracts.getFindings,
  leaveBalances.getOfSheet,
  sheets.getAll,
];

/** The calls that saving makes stale, and the call of the sheet itself. */
export const savingOfDay = {
  changes: [...daySheetCalls, imports.proposeFromPunches],
  sheet: attendances.getDaySheet,
};
