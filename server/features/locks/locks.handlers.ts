import type { locks } from "#api/locks.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { completeness } from "./completeness.ts";
import { exportCompleteness } from "./export-completeness.ts";
import { lockMany, previewLock } from "./mass-lock.ts";

export const lockHandlers: Handlers<typeof locks> = {
  getCompleteness: completeness,
  exportCompleteness,
  preview: previewLock,
  lock: lockMany,
};
