import { attendances } from "#api/attendances.ts";
import { contractYears } from "#api/contract-years.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { leaveDocuments } from "#api/leave-documents.ts";
import { leaves } from "#api/leaves.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";

/** What is asked anew once a leave was recorded, changed or cancelled. */
export const leaveChanges = [
  attendances.getDaySheet,
  attendances.getMonthSheet,
  contractYears.getYear,
  leaveBalances.getAll,
  leaveBalances.getOfContract,
  leaveBalances.getOfSheet,
  leaveDocuments.getAll,
  leaves.getAway,
  leaves.preview,
  monthlyContracts.getFindings,
];
