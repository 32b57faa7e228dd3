import { unlockReasons } from "#api/unlock-reasons.ts";
import { unlocks } from "#api/unlocks.ts";

/** What a change of a reason makes stale. */
export const unlockReasonChanges = [
  unlockReasons.getAll,
  unlockReasons.getById,
  unlocks.getReasons,
];
