import { documentKinds } from "#api/document-kinds.ts";
import { documents } from "#api/documents.ts";

/** What a change of a kind makes stale. */
export const documentKindChanges = [
  documentKinds.getAll,
  documentKinds.getById,
  documents.getKinds,
];
