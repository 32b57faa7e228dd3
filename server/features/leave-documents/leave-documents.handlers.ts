import type { leaveDocuments } from "#api/leave-documents.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { absenceCount, absenceRows } from "./absences.queries.ts";
import { askingReasons } from "./asking-reasons.ts";
import { exportAbsences } from "./export-absences.ts";
import { receiveDocument } from "./receive-document.ts";
import { withdrawReceipt } from "./withdraw-receipt.ts";

export const leaveDocumentHandlers: Handlers<typeof leaveDocuments> = {
  getAll: (ctx, { skip, take, ...filter }) =>
    readBody(ctx, async (db) => {
      const asking = { reasons: await askingReasons(ctx, db), today: ctx.today };
      return {
        items: await absenceRows(db, filter, asking, { skip, take }),
        total: await absenceCount(db, filter, asking),
      };
    }),
  receive: receiveDocument,
  withdraw: withdrawReceipt,
  export: exportAbsences,
};
