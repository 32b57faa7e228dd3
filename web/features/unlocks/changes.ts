import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { locks } from "#api/locks.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { unlocks } from "#api/unlocks.ts";

/** Calls whose answers an act on a request changes. */
export const unlockChanges = [
  unlocks.getAll,
  unlocks.getQueue,
  unlocks.getClosedMonths,
  attendances.getDaySheet,
  attendances.getMonthSheet,
  dashboard.getOverview,
  locks.getCompleteness,
  monthlyContracts.getAll,
  monthlyContracts.getBoard,
];
