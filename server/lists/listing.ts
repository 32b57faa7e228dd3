import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { AnyList, ListQueryOf, ColumnOf, ItemOf, SortOf, WordsOf } from "#api/list.ts";
import type { ListTexts } from "#texts/list-texts.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import { type ExportFormat, exportedList } from "#server/integrations/files/exported-list.ts";
import type { Value } from "#server/integrations/files/sheet.ts";
import type { ContextFor, FileAnswer, Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies, readTogether } from "#server/kernel/read-body.ts";
import { compileOnce, pagePlaces } from "./compile-once.ts";
import { fileColumns } from "./file-columns.ts";
import { idIn, inOrder, type Order } from "./in-order.ts";

/** The caller, the time, and the database handle to read with. */
type ListContext = SignedContext & { db: Reader };

/** The filters of a list; the sort does not matter for counting rows. */
export type FiltersOf<L extends AnyList> = Omit<ListQueryOf<L>, "sort">;

type ContextOf<L extends AnyList> = ContextFor<L["getAll"]["access"]>;

/** The Greek texts of a list, on screen and in its file. `Q` is the query, with what `before` adds. */
type ListWords<L extends AnyList, Q> = {
  texts: ListTexts<ColumnOf<L>, WordsOf<L>>;
  /** The query, with what is needed to read it: computed once, for a page as for a complete file. */
  before?: (query: ListQueryOf<L>, ctx: ContextOf<L>) => Promise<Q> | Q;
  /** Further fields of the response, besides the items and their number. */
  also?: (db: Reader, query: Q, ctx: SignedContext) => Promise<object> | object;
  /** The name of the file, if it depends on the query; throws if there is nothing to list. */
  fileName?: (db: Reader, query: Q, ctx: SignedContext) => Promise<string> | string;
  /** The value in a file, for columns that are more than a field of the item. */
  values?: Partial<Record<ColumnOf<L>, (item: ItemOf<L>) => Value>>;
  /** Rows read at a time for a file; fewer than the default if each row needs further queries. */
  batch?: number;
};

/** How a list is read. `D`, `T` and `O` are Kysely's types of the statement; `R` is a row. */
type ListReading<
  L extends AnyList,
  Q,
  D,
  T extends keyof D,
  O,
  E,
  U extends keyof E,
  R,
> = ListWords<L, Q> & {
  /** The rows that match the filter, with the joins that the filter needs. */
  matching: (db: Reader, query: Omit<Q, "sort">, ctx: SignedContext) => SelectQueryBuilder<D, T, O>;
  /** The same with the columns that an item shows. */
  shown: (
    matching: SelectQueryBuilder<D, T, O>,
    query: Q,
    within: ListContext,
  ) => SelectQueryBuilder<E, U, R>;
  order: Order<SortOf<L>>;
  /**
   * The column in whose order all rows are counted if there is no filter, so that only its index is read: reading a
   * large table itself bypasses the memory that PostgreSQL shares.
   */
  countedBy?: string;
  item: (row: R, ctx: SignedContext, query: Q) => ItemOf<L>;
};

/** How to read a list that is more than the rows of one statement. */
type Source<L extends AnyList, Q> = {
  /** How many rows match the filter; one above what the list counts to, if there are more. */
  count: (db: Reader, query: Omit<Q, "sort">, ctx: SignedContext) => Promise<number> | number;
  /** A page of the rows that match the filter. */
  items: (db: Reader, query: Q, ctx: SignedContext, page: Page) => Promise<ItemOf<L>[]>;
  /** Both in one round trip, in the scope of the bodies; omitted if they need more than one. */
  page?: (
    query: Q,
    ctx: SignedContext,
    bodies: readonly string[],
    place: { skip: number; take: number },
  ) => Promise<{ items: ItemOf<L>[]; total: number }>;
};

/** The handlers of the two calls of a list. */
type ListHandlers<L extends AnyList> = { [K in "getAll" | "export"]: Handler<L[K]> };

/** A readable list, with the handlers of its two calls: together, named as in `defineList`, and separately. */
type Listing<L extends AnyList, Q = ListQueryOf<L>> = Source<L, Q> &
  ListHandlers<L> & { calls: ListHandlers<L> };

type RowListing<L extends AnyList, Q = ListQueryOf<L>> = Listing<L, Q> & {
  /** The item with an id; undefined if it is not in the list. */
  one: (db: Reader, query: Q, ctx: SignedContext, id: string) => Promise<ItemOf<L> | undefined>;
};

/** Reads a list as defined: its page, its number of rows, and its file. */
export function listing<
  L extends AnyList,
  D,
  T extends keyof D,
  O,
  E,
  U extends keyof E,
  R,
  Q extends object = ListQueryOf<L>,
>(list: L, reading: ListReading<L, Q, D, T, O, E, U, R>): RowListing<L, Q> {
  const { matching, shown, order, countedBy, item, ...telling } = reading;
  const one: RowListing<L, Q>["one"] = async (db, query, ctx, id) => {
    const rows = shown(matching(db, query, ctx), query, { ...ctx, db });
    const row = await rows.where(sql<SqlBool>`${sql.ref(idIn(order))} = ${id}`).executeTakeFirst();
    return row && item(row, ctx, query);
  };
  const counted = (db: Reader, query: Omit<Q, "sort">, ctx: SignedContext) => {
    const found = matching(db, query, ctx)
      .select(sql`1`.as("one"))
      .$if(countedBy !== undefined && isWhole(query), (all) =>
        all.orderBy(sql.ref(countedBy ?? "")),
      )
      .limit(list.countedTo + 1);
    return sql<{ total: number }>`select count(*)::int as total from (${found}) as found`;
  };
  const sorted = (db: Reader, query: Q, ctx: SignedContext) =>
    inOrder(
      shown(matching(db, query, ctx), query, db === ctx.db ? ctx : { ...ctx, db }),
      order,
      sortIn(query),
    );
  const statements = compileOnce((query: Q, ctx) => [
    sorted(ctx.db, query, ctx).offset(pagePlaces.skip).limit(pagePlaces.take).compile(),
    counted(ctx.db, query, ctx).compile(ctx.db),
  ]);
  const read = listingOf(list, {
    ...telling,
    count: async (db, query, ctx) => {
      const { rows } = await counted(db, query, ctx).execute(db);
      return rows[0]?.total ?? 0;
    },
    items: async (db, query, ctx, page) => {
      const found = await rowsIn(sorted(db, query, ctx), page);
      return found.map((row) => item(row as R, ctx, query));
    },
    page: async (query, ctx, bodies, place) => {
      const found = await readTogether(ctx, bodies, statements(query, ctx, place));
      // Guarantee: these are the rows of the two statements.
      const [rows, [counted]] = found as [R[], { total: number }[]];
      return { items: rows.map((row) => item(row, ctx, query)), total: counted?.total ?? 0 };
    },
  });
  return { ...read, one };
}

const isWhole = (query: object) =>
  Object.entries(query).every(([field, value]) => field === "sort" || value === undefined);

/** The same list of one body and of all; filters of the former are undefined when the latter is read. */
export function listings<
  A extends AnyList,
  B extends AnyList,
  D,
  T extends keyof D,
  O,
  E,
  U extends keyof E,
  R,
>(
  { ofBody, ofBodies }: { ofBody: B; ofBodies: A },
  reading: Omit<ListReading<A, ListQueryOf<A>, D, T, O, E, U, R>, "matching"> & {
    matching: (
      db: Reader,
      query: FiltersOf<A> & Partial<FiltersOf<B>>,
      ctx: SignedContext,
    ) => SelectQueryBuilder<D, T, O>;
  },
): { ofBody: RowListing<B>; ofBodies: RowListing<A> } {
  // Guarantee: both have the same item, columns and sorts, and the filters of one list include those of the other.
  const ofOne = reading as unknown as ListReading<B, ListQueryOf<B>, D, T, O, E, U, R>;
  const ofAll = reading as unknown as ListReading<A, ListQueryOf<A>, D, T, O, E, U, R>;
  return { ofBody: listing(ofBody, ofOne), ofBodies: listing(ofBodies, ofAll) };
}

/** A list whose rows are not read by one statement, with its page and its file. */
export function listingOf<L extends AnyList, Q extends object = ListQueryOf<L>>(
  list: L,
  source: ListWords<L, Q> & Source<L, Q>,
): Listing<L, Q> {
  const { texts, before, also, fileName, values = {}, count, items, page, batch } = source;
  const columns = fileColumns(list, texts, values);
  const isOfRowsAlone = !before && !also && !fileName;
  // Guarantee: without page or format, the input of either call is the query; the context is that of the calls.
  const askedIn = async (ctx: unknown, given: object) =>
    before === undefined ? (given as Q) : before(given as ListQueryOf<L>, ctx as ContextOf<L>);
  const handlers = {
    getAll: async (ctx: SignedContext, { skip, take, ...rest }: PageQuery<L>) => {
      const query = await askedIn(ctx, rest);
      const bodies = await bodiesOf(ctx, list);
      if (page && isOfRowsAlone) return page(query, ctx, bodies, { skip, take });
      return reads(ctx, bodies, async (db) => {
        await fileName?.(db, query, ctx);
        return {
          items: await items(db, query, ctx, { skip, take }),
          total: await count(db, query, ctx),
          ...(await also?.(db, query, ctx)),
        };
      });
    },
    export: async (ctx: SignedContext, { format, ...rest }: FileQuery<L>): Promise<FileAnswer> => {
      const query = await askedIn(ctx, rest);
      const bodies = await bodiesOf(ctx, list);
      return exportedList(ctx, {
        title: fileName
          ? await reads(ctx, bodies, async (db) => fileName(db, query, ctx))
          : (texts.file ?? texts.title),
        format,
        bodies,
        columns,
        rows: (db, place) => items(db, query, ctx, place),
        ...(batch === undefined ? {} : { batch }),
      });
    },
  };
  // Guarantee: `defineList` makes both calls from the one definition `L`.
  const calls = handlers as unknown as ListHandlers<L>;
  return { ...calls, calls, count, items };
}

type PageQuery<L extends AnyList> = ListQueryOf<L> & { skip: number; take: number };
type FileQuery<L extends AnyList> = ListQueryOf<L> & { format: ExportFormat };

async function bodiesOf(ctx: SignedContext, { ofBodies }: AnyList): Promise<string[]> {
  if (ofBodies) return everyBody(ctx);
  return "organizationId" in ctx && typeof ctx.organizationId === "string"
    ? [ctx.organizationId]
    : [];
}

function reads<T>(
  ctx: SignedContext,
  bodies: readonly string[],
  read: (db: Reader) => Promise<T>,
): Promise<T> {
  return bodies.length === 0 ? read(ctx.db) : readBodies(ctx, bodies, read);
}

function sortIn(query: object): string | undefined {
  return "sort" in query && typeof query.sort === "string" ? query.sort : undefined;
}
