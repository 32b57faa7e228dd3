import type { locks } from "#api/locks.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { completenessListing } from "./completeness.ts";
import { lockMany, previewLock } from "./mass-lock.ts";

export const lockHandlers: Handlers<typeof locks> = {
  getCompleteness: completenessListing.getAll,
  exportCompleteness: completenessListing.export,
  preview: previewLock,
  lock: lockMany,
};
