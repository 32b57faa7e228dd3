import type { documents } from "#api/documents.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { decideDocument } from "./decide-document.ts";
import { documentDetails } from "./document-details.ts";
import { documentsOfBodies } from "./documents-of-bodies.ts";
import { documentKinds } from "./documents.queries.ts";
import { exportDocumentQueue, exportDocuments } from "./export-documents.ts";
import { fileOfDocument } from "./file-of-document.ts";
import { uploadDocument } from "./upload-document.ts";

export const documentHandlers: Handlers<typeof documents> = {
  getKinds: (ctx) => documentKinds(ctx.db, ctx.today),
  getAll: (ctx, input) => documentsOfBodies(ctx, [ctx.organizationId], input),
  getQueue: async (ctx, input) => documentsOfBodies(ctx, await everyBody(ctx), input),
  exportQueue: exportDocumentQueue,
  getById: documentDetails,
  getFile: fileOfDocument,
  upload: uploadDocument,
  approve: (ctx, input) => decideDocument(ctx, "approve", input),
  reject: (ctx, input) => decideDocument(ctx, "reject", input),
  export: exportDocuments,
};
