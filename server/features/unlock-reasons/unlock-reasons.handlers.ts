import type { unlockReasons } from "#api/unlock-reasons.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { createUnlockReason } from "./create-unlock-reason.ts";
import { exportUnlockReasons } from "./export-unlock-reasons.ts";
import { retireUnlockReason } from "./retire-unlock-reason.ts";
import { unlockReason, unlockReasonCount, unlockReasonItems } from "./unlock-reasons.queries.ts";
import { updateUnlockReason } from "./update-unlock-reason.ts";

export const unlockReasonHandlers: Handlers<typeof unlockReasons> = {
  getAll: async (ctx, { skip, take, ...filter }) => ({
    items: await unlockReasonItems(ctx.db, ctx.today, filter, { skip, take }),
    total: await unlockReasonCount(ctx.db, ctx.today, filter),
  }),
  export: exportUnlockReasons,
  getById: async (ctx, { id }) => {
    const found = await unlockReason(ctx.db, ctx.today, id);
    if (!found) throw new Fault("not-found");
    return found;
  },
  create: createUnlockReason,
  update: updateUnlockReason,
  retire: retireUnlockReason,
};
