import type { structures } from "#api/structures.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { closeStructure } from "./close-structure.ts";
import { createStructure } from "./create-structure.ts";
import { reopenStructure } from "./reopen-structure.ts";
import { structureDetails } from "./structure-details.ts";
import { structureListing, structureNodes } from "./structures.queries.ts";
import { updateStructure } from "./update-structure.ts";

export const structureHandlers: Handlers<typeof structures> = {
  getAll: structureListing.getAll,
  getTree: (ctx, { organizationId }) =>
    readBody(ctx, async (db) => ({
      structures: await structureNodes(db, organizationId, ctx.today),
    })),
  getById: structureDetails,
  create: createStructure,
  update: updateStructure,
  close: closeStructure,
  reopen: reopenStructure,
  export: structureListing.export,
};
