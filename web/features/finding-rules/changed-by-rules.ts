import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { findingRules } from "#api/finding-rules.ts";
import { leaveDocuments } from "#api/leave-documents.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";

/** What says otherwise once a rule is set otherwise. */
export const changedByRules = [
  findingRules.getAll,
  attendances.getDaySheet,
  attendances.getMonthSheet,
  attendances.getOvertime,
  dashboard.getOverview,
  dashboard.getWaiting,
  leaveDocuments.getAll,
  monthlyContracts.getBoard,
  monthlyContracts.getFindings,
  verifications.getSignable,
];
