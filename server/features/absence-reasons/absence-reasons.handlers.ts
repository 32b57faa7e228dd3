import type { absenceReasons } from "#api/absence-reasons.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { reasonDetails, reasonListing } from "./absence-reasons.queries.ts";
import { createReason } from "./create-reason.ts";
import { retireReason } from "./retire-reason.ts";
import { updateReason } from "./update-reason.ts";

export const absenceReasonHandlers: Handlers<typeof absenceReasons> = {
  getAll: reasonListing.getAll,
  export: reasonListing.export,
  getById: async (ctx, { id }) => {
    const found = await reasonDetails(ctx.db, id, ctx.today);
    if (!found) throw new Fault("not-found");
    return found;
  },
  create: createReason,
  update: updateReason,
  retire: retireReason,
};
