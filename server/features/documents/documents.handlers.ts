import type { documents } from "#api/documents.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { decideDocument } from "./decide-document.ts";
import { documentDetails } from "./document-details.ts";
import { documentQueue } from "./document-queue.ts";
import { documentCount, documentItems, documentKinds } from "./documents.queries.ts";
import { exportDocumentQueue, exportDocuments } from "./export-documents.ts";
import { fileOfDocument } from "./file-of-document.ts";
import { uploadDocument } from "./upload-document.ts";

export const documentHandlers: Handlers<typeof documents> = {
  getKinds: (ctx) => documentKinds(ctx.db, ctx.today),
  getAll: (ctx, { skip, take, ...filter }) =>
    readBody(ctx, async (db) => ({
      items: await documentItems(db, filter, {
        userId: ctx.actor.userId,
        today: ctx.today,
        skip,
        take,
      }),
      total: await documentCount(db, filter, ctx.today),
    })),
  getQueue: documentQueue,
  exportQueue: exportDocumentQueue,
  getById: documentDetails,
  getFile: fileOfDocument,
  upload: uploadDocument,
  approve: (ctx, input) => decideDocument(ctx, "approve", input),
  reject: (ctx, input) => decideDocument(ctx, "reject", input),
  export: exportDocuments,
};
