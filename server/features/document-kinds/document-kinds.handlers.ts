import { documentKindCatalogue } from "#api/document-kinds.ts";
import { type KindRefusal, refusalToKind } from "#domain/documents/kind.ts";
import { catalogue } from "#server/catalogues/catalogue.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { documentKindListTexts, documentKindTexts, kindRefusals } from "#texts/document-kinds.ts";

export const documentKindHandlers = catalogue(documentKindCatalogue, {
  table: "document_kind",
  subject: "document-kind",
  begins: true,
  // Its documents hang on it.
  fixed: ["about"],
  texts: documentKindListTexts,
  codeTaken: documentKindTexts.codeTaken,
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
