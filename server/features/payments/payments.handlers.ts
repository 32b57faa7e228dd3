import type { payments } from "#api/payments.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { approvePayment } from "./approve-payment.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { createForBodies } from "./create-for-bodies.ts";
import { createPayment } from "./create-payment.ts";
import { exclusionListing } from "./exclusions.queries.ts";
import { orderPayment } from "./order-payment.ts";
import { paymentDetails } from "./payment-details.ts";
import { paymentFile } from "./payment-file.ts";
import { paymentLineListing } from "./payment-lines.queries.ts";
import { paymentListings } from "./payments.queries.ts";
import { previewPayment } from "./preview-payment.ts";
import { readAnswer } from "./read-answer.ts";
import { reissuePayment } from "./reissue-payment.ts";
import { settlePayment } from "./settle-payment.ts";
import { submitPayment } from "./submit-payment.ts";
import { sumsOfBodies, sumsOfBody } from "./sums.ts";

export const paymentHandlers: Handlers<typeof payments> = {
  getAll: paymentListings.ofBody.getAll,
  export: paymentListings.ofBody.export,
  getAllOfBodies: paymentListings.ofBodies.getAll,
  exportOfBodies: paymentListings.ofBodies.export,
  getSums: sumsOfBody,
  getSumsOfBodies: sumsOfBodies,
  preview: previewPayment,
  getById: paymentDetails,
  getLines: paymentLineListing.getAll,
  exportLines: paymentLineListing.export,
  getExclusions: exclusionListing.getAll,
  exportExclusions: exclusionListing.export,
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
