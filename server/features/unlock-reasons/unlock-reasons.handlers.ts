import type { unlockReasons } from "#api/unlock-reasons.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { createUnlockReason } from "./create-unlock-reason.ts";
import { retireUnlockReason } from "./retire-unlock-reason.ts";
import { unlockReason, unlockReasonListing } from "./unlock-reasons.queries.ts";
import { updateUnlockReason } from "./update-unlock-reason.ts";

export const unlockReasonHandlers: Handlers<typeof unlockReasons> = {
  getAll: unlockReasonListing.getAll,
  export: unlockReasonListing.export,
  getById: async (ctx, { id }) => {
    const found = await unlockReason(ctx.db, ctx.today, id);
    if (!found) throw new Fault("not-found");
    return found;
  },
  create: createUnlockReason,
  update: updateUnlockReason,
  retire: retireUnlockReason,
};
