import { sql } from "kysely";
import type { z } from "zod";
import type { Call } from "#api/call.ts";
import type { AnyList, ColumnOf, ItemOf, WordsOf } from "#api/list.ts";
import { addDays } from "#domain/calendar/day.ts";
import { columnOf } from "#server/db/columns.ts";
import { matchesWords } from "#server/db/search.ts";
import type { Value } from "#server/integrations/files/sheet.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault, notFound, requireVersion } from "#server/kernel/fault.ts";
import { refuseLookAlike } from "#server/kernel/require-own-title.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { listing } from "#server/lists/listing.ts";
import type { ListTexts } from "#texts/list-texts.ts";
import { requireOwn } from "./require-own.ts";
import { entriesIn, fieldsOf, entryOfRow } from "./entries.ts";

type Storing<F> = {
  /** Its columns are named after the fields, `sort_order` after `sortOrder`. */
  table: "unlock_reason" | "document_kind";
  /** The kind of its entries in the ledger, and the prefix of its acts. */
  subject: "unlock-reason" | "document-kind";
  codeTaken: string;
  titleTaken: string;
  /** Whether entries have a first day: the day on which they were created. */
  begins?: true;
  /** Fields that cannot change after creation. */
  fixed?: readonly (keyof F & string)[];
};

/** A catalogue as the write operations see it. */
export type StoredCatalogue = Storing<Record<string, unknown>> & {
  fields: z.ZodObject;
  requireFitting?: (fields: Record<string, unknown>) => void;
};

type AnyCatalogue = {
  fields: z.ZodObject;
  list: AnyList;
  calls: Record<"getAll" | "export" | "getById" | "create" | "update" | "retire", Call>;
};

type CatalogueParts<C extends AnyCatalogue> = Storing<z.output<C["fields"]>> & {
  texts: ListTexts<ColumnOf<C["list"]>, WordsOf<C["list"]>>;
  /** Throws `invalid` for a field that does not fit the others. */
  requireFitting?: (fields: z.output<C["fields"]>) => void;
  /** The value in an exported file, for columns that are more than a field of the entry. */
  values?: Partial<Record<ColumnOf<C["list"]>, (item: ItemOf<C["list"]>) => Value>>;
};

/** The handlers of a catalogue's calls. */
export function catalogue<C extends AnyCatalogue>(
  { list, fields, calls: _calls }: C,
  { texts, values, ...given }: CatalogueParts<C>,
): Handlers<C["calls"]> {
  // Guarantee: what is stored and shown has passed the schemas of the one definition that `C` is.
  const of = { ...given, fields } as unknown as StoredCatalogue;
  const presentation = { texts, values: values ?? {} } as unknown as {
    texts: never;
    values: object;
  };
  const any: AnyList = list;
  const read = listing(any, {
    ...presentation,
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
    item: (row, { today }) => entryOfRow(row, fields, today),
  });
  const handlers = {
    ...read.calls,
    getById: async (ctx: SignedContext, { id }: { id: string }) => {
      const found = entriesIn(ctx.db, of.table).selectAll().where("r.code", "=", id);
      const row = await found.executeTakeFirstOrThrow(notFound);
      return entryOfRow(row, fields, ctx.today);
    },
    create: (ctx: SignedContext, input: Record<string, unknown>) => createEntry(ctx, of, input),
    update: (ctx: SignedContext, input: Record<string, unknown>) => updateEntry(ctx, of, input),
    retire: (ctx: SignedContext, input: { id: string; version: number }) =>
      retireEntry(ctx, of, input),
  };
  return handlers as unknown as Handlers<C["calls"]>;
}

type Fields = Record<string, unknown>;

type Saved = { id: string; version: number };

/** Adds an entry. Throws `invalid` if its code or title is taken or its fields do not fit. */
function createEntry(ctx: SignedContext, of: StoredCatalogue, given: Fields): Promise<Saved> {
  const { code, ...fields } = given as Fields & { code: string };
  return writeSystem(ctx, `${of.subject}.create`, async (tx) => {
    of.requireFitting?.(fields);
    const codes = await entriesIn(tx, of.table)
      .select("r.code")
      .where("r.code", "!=", code)
      .execute();
    refuseLookAlike(
      "code",
      code,
      codes.map((one) => one.code),
    );
    const begins = of.begins ? { validFrom: ctx.today } : {};
    const row = Object.entries({ code, ...begins, ...fields });
    const names = row.map(([name]) => sql.ref(columnOf(name)));
    const values = row.map(([, value]) => sql.val(value));
    const { numAffectedRows: added } = await sql`
      insert into ${sql.table(of.table)} (${sql.join(names)}) values (${sql.join(values)})
      on conflict do nothing`.execute(tx);
    if (added !== 1n) throw fieldFault("code", of.codeTaken);
    await requireOwn(tx, ctx, of, { code, to: fields, was: null });
    return {
      entry: entryOf(of.subject, code, { after: fields }),
      result: { id: code, version: 1 },
    };
  });
}

/** Replaces all editable fields of an entry. Throws as `changeEntry` does. */
function updateEntry(ctx: SignedContext, of: StoredCatalogue, given: Fields): Promise<Saved> {
  const { id, version, ...fields } = given as Fields & Saved;
  return changeEntry(ctx, of, "update", { id, version }, () => fields);
}

/** Takes an entry out of use: yesterday was its last day. Throws as `changeEntry` does. */
function retireEntry(ctx: SignedContext, of: StoredCatalogue, key: Saved): Promise<Saved> {
  const validTo = addDays(ctx.today, -1);
  return changeEntry(ctx, of, "retire", key, (before) => ({ ...before, validTo }));
}

/**
 * Changes an entry, except its fixed fields. Throws `not-found`, `invalid` for a field that does not fit, or `changed`
 * with the stored entry if another user was first.
 */
function changeEntry(
  ctx: SignedContext,
  of: StoredCatalogue,
  act: "update" | "retire",
  { id: code, version }: Saved,
  fieldsFrom: (before: Fields) => Fields,
): Promise<Saved> {
  return writeSystem(ctx, `${of.subject}.${act}`, async (tx) => {
    const row = await entriesIn(tx, of.table)
      .selectAll()
      .where("r.code", "=", code)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    const current = requireVersion(entryOfRow(row, of.fields, ctx.today), version);
    const before = fieldsOf(current, of.fields);
    const fixed = Object.fromEntries((of.fixed ?? []).map((name) => [name, before[name]]));
    const fields = { ...fieldsFrom(before), ...fixed };
    of.requireFitting?.(fields);
    if (act === "update") await requireOwn(tx, ctx, of, { code, to: fields, was: before });
    const columns = Object.entries({ ...fields, version: version + 1 });
    const set = columns.map(([name, value]) => sql`${sql.ref(columnOf(name))} = ${value}`);
    await sql`update ${sql.table(of.table)} set ${sql.join(set)} where code = ${code}`.execute(tx);
    return {
      entry: entryOf(of.subject, code, { before, after: fields }),
      result: { id: code, version: version + 1 },
    };
  });
}
