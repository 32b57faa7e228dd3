import { attendances } from "#api/attendances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { overtimeDecisions } from "#api/overtime-decisions.ts";

/** What a decision makes old on the screen. */
export const decisionChanges = [
  overtimeDecisions.getAll,
  overtimeDecisions.getById,
  attendances.getOvertime,
  monthlyContracts.getFindings,
];
