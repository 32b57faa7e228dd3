import { keysOf } from "#domain/keys.ts";
import type { StructureFields } from "#api/structures.ts";
import { structureColumnTexts } from "#texts/structure-columns.ts";
import type { ImportColumn } from "./columns.ts";

/** All fields of a structure; a file may have any of them. */
export type StructureField = keyof StructureFields;

export const structureFields = keysOf(structureColumnTexts);

export const structureColumns: readonly ImportColumn<StructureField>[] = structureFields.map(
  (field) => ({ field, ...structureColumnTexts[field], isRequired: field === "code" }),
);
