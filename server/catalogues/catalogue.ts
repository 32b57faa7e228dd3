import { sql } from "kysely";
import type { z } from "zod";
import type { Call } from "#api/call.ts";
import type { AnyList, ColumnOf, ItemOf, WordsOf } from "#api/list.ts";
import type { ListTexts } from "#texts/list-texts.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import type { Value } from "#server/integrations/files/sheet.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { notFound } from "#server/kernel/fault.ts";
import { entriesIn, entryOf } from "./entries.ts";
import { createEntry, retireEntry, updateEntry } from "./store-entry.ts";

/** How a catalogue is stored. */
type Storing<F> = {
  /** Its columns are called as the fields are, `sort_order` after `sortOrder`. */
  table: "unlock_reason" | "document_kind";
  /** The kind of its entries in the ledger, and what its acts begin with. */
  subject: "unlock-reason" | "document-kind";
  codeTaken: string;
  /** Whether entries begin on a day: that of their making. */
  begins?: true;
  /** Fields that stay as they were first typed. */
  fixed?: readonly (keyof F & string)[];
};

/** A catalogue as it is written to. */
export type StoredCatalogue = Storing<Record<string, unknown>> & {
  fields: z.ZodObject;
  requireFitting?: (fields: Record<string, unknown>) => void;
};

type AnyCatalogue = {
  fields: z.ZodObject;
  list: AnyList;
  calls: Record<"getAll" | "export" | "getById" | "create" | "update" | "retire", Call>;
};

type Given<C extends AnyCatalogue> = Storing<z.output<C["fields"]>> & {
  texts: ListTexts<ColumnOf<C["list"]>, WordsOf<C["list"]>>;
  /** Throws `invalid` at a field that does not fit the others. */
  requireFitting?: (fields: z.output<C["fields"]>) => void;
  /** What stands in a file under a column that is more than a field of the entry. */
  values?: Partial<Record<ColumnOf<C["list"]>, (item: ItemOf<C["list"]>) => Value>>;
};

/** Answers the calls of a catalogue. */
export function catalogue<C extends AnyCatalogue>(
  { list, fields, calls: _calls }: C,
  { texts, values, ...given }: Given<C>,
): Handlers<C["calls"]> {
  // Guarantee: what is stored and shown has passed the schemas of the one definition that `C` is.
  const of = { ...given, fields } as unknown as StoredCatalogue;
  const shown = { texts, values: values ?? {} } as unknown as { texts: never; values: object };
  const any: AnyList = list;
  const read = listing(any, {
    ...shown,
    matching: (db, { search, state }, { today }) =>
      entriesIn(db, of.table)
        .$if(state === "active", (query) =>
          query.where((r) => r.or([r("r.valid_to", "is", null), r("r.valid_to", ">=", today)])),
        )
        .$if(state === "retired", (query) => query.where("r.valid_to", "<", today))
        .where(
          matchesWords(
            sql`greek_key(r.code || ' ' || r.title)`,
            typeof search === "string" ? search : "",
          ),
        ),
    shown: (matching) => matching.selectAll(),
    order: {
      by: { sortOrder: "r.sort_order", code: "r.code", title: "r.title" },
      last: ["r.code"],
    },
    item: (row, { today }) => entryOf(row, fields, today),
  });
  const handlers = {
    getAll: read.getAll,
    export: read.export,
    getById: async (ctx: SignedContext, { id }: { id: string }) => {
      const found = entriesIn(ctx.db, of.table).selectAll().where("r.code", "=", id);
      const row = await found.executeTakeFirstOrThrow(notFound);
      return entryOf(row, fields, ctx.today);
    },
    create: (ctx: SignedContext, input: Record<string, unknown>) => createEntry(ctx, of, input),
    update: (ctx: SignedContext, input: Record<string, unknown>) => updateEntry(ctx, of, input),
    retire: (ctx: SignedContext, input: { id: string; version: number }) =>
      retireEntry(ctx, of, input),
  };
  return handlers as unknown as Handlers<C["calls"]>;
}
