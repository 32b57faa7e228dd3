import type { payments } from "#api/payments.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { approvePayment } from "./approve-payment.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { createForBodies } from "./create-for-bodies.ts";
import { createPayment } from "./create-payment.ts";
import { exclusionsOf } from "./exclusions.ts";
import {
  exportExclusions,
  exportLines,
  exportPayments,
  exportPaymentsOfBodies,
} from "./export-payments.ts";
import { orderPayment } from "./order-payment.ts";
import { paymentDetails } from "./payment-details.ts";
import { paymentFile } from "./payment-file.ts";
import { lineCount, paymentLines, requirePayment } from "./payment-lines.queries.ts";
import { paymentsOfBodies } from "./payments-of-bodies.ts";
import { paymentCount, paymentItems } from "./payments.queries.ts";
import { previewPayment } from "./preview-payment.ts";
import { readAnswer } from "./read-answer.ts";
import { reissuePayment } from "./reissue-payment.ts";
import { settlePayment } from "./settle-payment.ts";
import { submitPayment } from "./submit-payment.ts";
import { sumsOfBodies, sumsOfBody } from "./sums.ts";

export const paymentHandlers: Handlers<typeof payments> = {
  getAll: (ctx, { skip, take, organizationId, ...filter }) =>
    readBody(ctx, async (db) => {
      const asked = { ...filter, organizationIds: [organizationId] };
      return {
        items: await paymentItems(db, asked, { skip, take }),
        total: await paymentCount(db, asked),
      };
    }),
  getAllOfBodies: paymentsOfBodies,
  export: exportPayments,
  exportOfBodies: exportPaymentsOfBodies,
  getSums: sumsOfBody,
  getSumsOfBodies: sumsOfBodies,
  preview: previewPayment,
  getById: paymentDetails,
  getLines: (ctx, { skip, take, ...filter }) =>
    readBody(ctx, async (db) => {
      await requirePayment(db, filter);
      return {
        items: await paymentLines(db, filter, { skip, take }),
        total: await lineCount(db, filter),
      };
    }),
  getExclusions: exclusionsOf,
  exportExclusions,
  exportLines,
  create: createPayment,
  createForBodies,
  approve: approvePayment,
  order: orderPayment,
  submit: submitPayment,
  getFile: paymentFile,
  readAnswer,
  settle: settlePayment,
  cancel: cancelPayment,
  reissue: reissuePayment,
};
