import { documentKindCatalogue } from "#api/document-kinds.ts";
import { unlockReasonCatalogue } from "#api/unlock-reasons.ts";
import { type KindRefusal, refusalToKind } from "#domain/documents/kind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { reasonRefusals } from "#texts/absence-reasons.ts";
import { documentKindListTexts, documentKindTexts, kindRefusals } from "#texts/document-kinds.ts";
import { unlockReasonListTexts } from "#texts/unlock-reasons.ts";
import { catalogue } from "./catalogue.ts";

/** Reasons for unlocking. */
export const unlockReasonHandlers = catalogue(unlockReasonCatalogue, {
  table: "unlock_reason",
  subject: "unlock-reason",
  texts: unlockReasonListTexts,
  codeTaken: reasonRefusals["code-taken"],
  titleTaken: reasonRefusals["title-taken"],
});

/** Kinds of documents. */
export const documentKindHandlers = catalogue(documentKindCatalogue, {
  table: "document_kind",
  subject: "document-kind",
  begins: true,
  // Existing documents depend on it.
  fixed: ["about"],
  texts: documentKindListTexts,
  codeTaken: documentKindTexts.codeTaken,
  titleTaken: documentKindTexts.titleTaken,
  requireFitting: (fields) => {
    const refusal = refusalToKind(fields);
    if (refusal) throw fieldFault(fieldOf[refusal], kindRefusals[refusal]);
  },
  values: {
    types: ({ types }) => types.map((type) => documentKindTexts.typeNames[type]).join(", "),
  },
});

const fieldOf: Record<KindRefusal, string> = {
  "term-without-expiry": "usualMonths",
  "approval-of-body": "forApproval",
  "approval-without-pdf": "types",
};
