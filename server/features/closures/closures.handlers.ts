import type { closures } from "#api/closures.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { closureListing, closureOf } from "./closures.queries.ts";
import { createClosure } from "./create-closure.ts";
import { deleteClosure } from "./delete-closure.ts";
import { exportCalendar } from "./export-calendar.ts";
import { previewClosure } from "./preview-closure.ts";
import { updateClosure } from "./update-closure.ts";

export const closureHandlers: Handlers<typeof closures> = {
  getAll: closureListing.getAll,
  getById: (ctx, { organizationId, id }) =>
    readBody(ctx, async (db) => {
      const found = await closureOf(db, organizationId, id);
      if (!found) throw new Fault("not-found");
      return found;
    }),
  preview: previewClosure,
  create: createClosure,
  update: updateClosure,
  delete: deleteClosure,
  export: closureListing.export,
  exportCalendar,
};
