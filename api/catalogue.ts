import { z } from "zod";
import { defineCalls, ofAdministrator } from "./call.ts";
import { DayField, ListQuery, requiredLine, Version } from "./fields.ts";
import { defineList, type ListColumn } from "./list.ts";

/** The filters of every catalogue: words, and whether an entry may still be chosen. */
export const catalogueFilters = {
  search: ListQuery.shape.search,
  state: z.enum(["active", "retired", "all"]).default("all"),
};

/** Position of an entry among the others. */
export const SortOrder = z.number().int().min(0).max(10_000).default(1_000);

/** An entry of a catalogue as it was saved; its code is its id. */
export const SavedEntry = z.object({ id: z.string(), version: z.number().int() });

/** Form fields common to the entries of all catalogues. */
const Usual = z.object({
  title: requiredLine(120),
  sortOrder: SortOrder,
  /** Last day on which it may be chosen; null without end. */
  validTo: DayField.nullable().default(null),
});

const Kept = z.object({
  /** The code, which also names the entry in calls. */
  id: z.string(),
  code: z.string(),
  isActive: z.boolean(),
  version: z.number().int(),
});

const access = ofAdministrator;

type CatalogueDefinition<K, F, C> = {
  name: string;
  area: string;
  code: K;
  /** Form fields of an entry besides title, order and last day. */
  fields: F;
  columns: C;
};

/** Defines a catalogue, Administrator only: from it derive its list and its six calls. */
export function defineCatalogue<
  K extends z.ZodType<string>,
  F extends Readonly<Record<string, z.ZodType>>,
  const C extends Readonly<Record<string, ListColumn>>,
>({ name, area, code, fields, columns }: CatalogueDefinition<K, F, C>) {
  const typed = { ...Usual.shape, ...fields };
  const Item = z.object({ ...typed, ...Kept.shape });
  const list = defineList({
    name,
    path: `/${area}`,
    access,
    filters: catalogueFilters,
    sorts: ["sortOrder", "code", "title"],
    usualSort: "sortOrder",
    item: Item,
    lead: "title",
    columns,
  });
  const byCode = z.object({ id: code });
  const calls = defineCalls(area, {
    ...list.calls,
    getById: { access, input: byCode, output: Item },
    create: { access, input: z.object({ ...typed, code }), output: SavedEntry },
    update: {
      method: "PUT",
      access,
      input: z.object({ ...typed, id: code, version: Version }),
      output: SavedEntry,
    },
    /** It can no longer be chosen; existing references keep it. */
    retire: { access, input: byCode.extend({ version: Version }), output: SavedEntry },
  });
  return { fields: z.object(typed), list, calls };
}
