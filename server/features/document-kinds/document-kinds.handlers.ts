import type { documentKinds } from "#api/document-kinds.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { createDocumentKind } from "./create-document-kind.ts";
import { retireDocumentKind } from "./retire-document-kind.ts";
import { documentKind, documentKindListing } from "./document-kinds.queries.ts";
import { updateDocumentKind } from "./update-document-kind.ts";

export const documentKindHandlers: Handlers<typeof documentKinds> = {
  getAll: documentKindListing.getAll,
  export: documentKindListing.export,
  getById: async (ctx, { id }) => {
    const found = await documentKind(ctx.db, ctx.today, id);
    if (!found) throw new Fault("not-found");
    return found;
  },
  create: createDocumentKind,
  update: updateDocumentKind,
  retire: retireDocumentKind,
};
