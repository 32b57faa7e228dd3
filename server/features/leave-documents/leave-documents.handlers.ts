import type { leaveDocuments } from "#api/leave-documents.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { absenceListing } from "./absences.queries.ts";
import { receiveDocument } from "./receive-document.ts";
import { withdrawReceipt } from "./withdraw-receipt.ts";

export const leaveDocumentHandlers: Handlers<typeof leaveDocuments> = {
  getAll: absenceListing.getAll,
  export: absenceListing.export,
  receive: receiveDocument,
  withdraw: withdrawReceipt,
};
