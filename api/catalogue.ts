import { z } from "zod";
import { ListQuery } from "./fields.ts";

/** What any catalogue is filtered by: words, and whether an entry may still be chosen. */
export const catalogueFilters = {
  search: ListQuery.shape.search,
  state: z.enum(["active", "retired", "all"]).default("all"),
};

/** Where an entry stands among the others. */
export const SortOrder = z.number().int().min(0).max(10_000).default(1_000);

/** An entry of a catalogue as it was saved; its code is its id. */
export const SavedEntry = z.object({ id: z.string(), version: z.number().int() });
