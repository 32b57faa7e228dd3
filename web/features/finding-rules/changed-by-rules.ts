import { attendances } from "#api/attendances.ts";
import { findingRules } from "#api/finding-rules.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";

/** What says otherwise once a rule is set otherwise. */
export const changedByRules = [
  findingRules.getAll,
  attendances.getDaySheet,
  attendances.getMonthSheet,
  monthlyContracts.getBoard,
  monthlyContracts.getFindings,
  verifications.getSignable,
];
