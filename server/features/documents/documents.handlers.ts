import type { documents } from "#api/documents.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { decideDocument } from "./decide-document.ts";
import { documentDetails } from "./document-details.ts";
import { documentKinds, documentListings } from "./documents.queries.ts";
import { fileOfDocument } from "./file-of-document.ts";
import { uploadDocument } from "./upload-document.ts";

export const documentHandlers: Handlers<typeof documents> = {
  getKinds: (ctx) => documentKinds(ctx.db, ctx.today),
  getAll: documentListings.ofBody.getAll,
  export: documentListings.ofBody.export,
  getQueue: documentListings.ofBodies.getAll,
  exportQueue: documentListings.ofBodies.export,
  getById: documentDetails,
  getFile: fileOfDocument,
  upload: uploadDocument,
  approve: (ctx, input) => decideDocument(ctx, "approve", input),
  reject: (ctx, input) => decideDocument(ctx, "reject", input),
};
