import type { DocumentKindFields } from "#api/document-kinds.ts";
import { type KindRefusal, refusalToKind } from "#domain/documents/kind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { kindRefusals } from "#texts/document-kinds.ts";

/** What is typed of a kind as columns of its row. Throws `invalid` at the field that does not fit the others. */
export function kindColumns(fields: DocumentKindFields) {
  const refusal = refusalToKind(fields);
  if (refusal) throw fieldFault(fieldOf[refusal], kindRefusals[refusal]);
  return {
    title: fields.title,
    about: fields.about,
    expires: fields.expires,
    usual_months: fields.usualMonths,
    for_approval: fields.forApproval,
    types: fields.types,
    decided_by: fields.decidedBy,
    sort_order: fields.sortOrder,
    valid_to: fields.validTo,
  };
}

const fieldOf: Record<KindRefusal, string> = {
  "term-without-expiry": "usualMonths",
  "approval-of-body": "forApproval",
  "approval-without-pdf": "types",
};
