import type { documentKinds } from "#api/document-kinds.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { createDocumentKind } from "./create-document-kind.ts";
import { exportDocumentKinds } from "./export-document-kinds.ts";
import { retireDocumentKind } from "./retire-document-kind.ts";
import { documentKind, documentKindCount, documentKindItems } from "./document-kinds.queries.ts";
import { updateDocumentKind } from "./update-document-kind.ts";

export const documentKindHandlers: Handlers<typeof documentKinds> = {
  getAll: async (ctx, { skip, take, ...filter }) => ({
    items: await documentKindItems(ctx.db, ctx.today, filter, { skip, take }),
    total: await documentKindCount(ctx.db, ctx.today, filter),
  }),
  export: exportDocumentKinds,
  getById: async (ctx, { id }) => {
    const found = await documentKind(ctx.db, ctx.today, id);
    if (!found) throw new Fault("not-found");
    return found;
  },
  create: createDocumentKind,
  update: updateDocumentKind,
  retire: retireDocumentKind,
};
