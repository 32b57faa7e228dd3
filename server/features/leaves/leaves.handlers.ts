import type { leaves } from "#api/leaves.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { awayOf } from "./away.ts";
import { cancelLeave } from "./cancel-leave.ts";
import { previewLeave } from "./preview-leave.ts";
import { recordLeave } from "./record-leave.ts";

export const leaveHandlers: Handlers<typeof leaves> = {
  preview: previewLeave,
  record: recordLeave,
  cancel: cancelLeave,
  getAway: awayOf,
};
