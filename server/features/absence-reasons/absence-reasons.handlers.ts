import type { absenceReasons } from "#api/absence-reasons.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { reasonCount, reasonDetails, reasonItems } from "./absence-reasons.queries.ts";
import { createReason } from "./create-reason.ts";
import { exportReasons } from "./export-reasons.ts";
import { retireReason } from "./retire-reason.ts";
import { updateReason } from "./update-reason.ts";

export const absenceReasonHandlers: Handlers<typeof absenceReasons> = {
  getAll: async (ctx, { skip, take, ...given }) => {
    const filter = { ...given, on: given.on ?? ctx.today };
    const items = await reasonItems(ctx.db, filter, { skip, take });
    return { items, total: await reasonCount(ctx.db, filter) };
  },
  export: exportReasons,
  getById: async (ctx, { id }) => {
    const found = await reasonDetails(ctx.db, id, ctx.today);
    if (!found) throw new Fault("not-found");
    return found;
  },
  create: createReason,
  update: updateReason,
  retire: retireReason,
};
