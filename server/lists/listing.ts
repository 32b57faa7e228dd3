import { type SelectQueryBuilder, sql } from "kysely";
import type { AnyList, AskedOf, ColumnOf, ItemOf, SortOf, WordsOf } from "#api/list.ts";
import type { ListTexts } from "#texts/list-texts.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import { type ExportFormat, exportedList } from "#server/integrations/files/exported-list.ts";
import type { Value } from "#server/integrations/files/sheet.ts";
import type { FileAnswer, Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { fileColumns } from "./file-columns.ts";
import { inOrder, type Order } from "./in-order.ts";

/** Who asks, and when. */
export type Asking = Pick<SignedContext, "actor" | "rights" | "today" | "now">;

/** Who asks, when, and through what is read. */
type Within = Asking & { db: Reader };

/** What narrows a list; its order does not matter where rows are counted. */
export type Narrowed<L extends AnyList> = Omit<AskedOf<L>, "sort">;

/** How a list is read. `D`, `T` and `O` are the statement's, as Kysely has them; `R` is a row. */
type Reading<L extends AnyList, D, T extends keyof D, O, E, U extends keyof E, R> = {
  texts: ListTexts<ColumnOf<L>, WordsOf<L>>;
  /** Whether it tells of all bodies; else of the body that is asked for, or of none. */
  ofEveryBody?: true;
  /** The rows that pass the filter, with what is needed to tell. */
  matching: (db: Reader, asked: Narrowed<L>, asking: Asking) => SelectQueryBuilder<D, T, O>;
  /** The same with what an item shows. */
  shown: (
    matching: SelectQueryBuilder<D, T, O>,
    asked: AskedOf<L>,
    within: Within,
  ) => SelectQueryBuilder<E, U, R>;
  order: Order<SortOf<L>>;
  item: (row: R, asking: Asking) => ItemOf<L>;
  /** What stands in a file under a column that is more than a field of the item. */
  values?: Partial<Record<ColumnOf<L>, (item: ItemOf<L>) => Value>>;
};

/** A list counts no further: beyond it, nobody turns pages. */
const mostCounted = 100_000;

/** A list as it is read, with the handlers of its two calls. */
export type Listing<L extends AnyList> = {
  getAll: Handler<L["getAll"]>;
  export: Handler<L["export"]>;
  /** How many rows pass the filter; counted to 100,000. */
  count: (db: Reader, asked: Narrowed<L>, asking: Asking) => Promise<number>;
  /** A page of the rows that pass the filter. */
  items: (db: Reader, asked: AskedOf<L>, asking: Asking, page: Page) => Promise<ItemOf<L>[]>;
};

/** Reads a list as it is defined: its page, how many rows it has, and its file. */
export function listing<L extends AnyList, D, T extends keyof D, O, E, U extends keyof E, R>(
  list: L,
  reading: Reading<L, D, T, O, E, U, R>,
): Listing<L> {
  const { texts, matching, shown, order, item } = reading;
  const columns = fileColumns(list, texts, reading.values ?? {});
  const count: Listing<L>["count"] = async (db, asked, asking) => {
    const found = matching(db, asked, asking)
      .select(sql`1`.as("one"))
      .limit(mostCounted);
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (${found}) as found`.execute(db);
    return rows[0]?.total ?? 0;
  };
  const items: Listing<L>["items"] = async (db, asked, asking, page) => {
    const rows = shown(matching(db, asked, asking), asked, { ...asking, db });
    const found = await rowsIn(inOrder(rows, order, sortIn(asked)), page);
    return found.map((row) => item(row as R, asking));
  };
  const handlers = {
    getAll: async (ctx: SignedContext, { skip, take, ...asked }: Paged<L>) =>
      reads(ctx, await bodiesOf(ctx, reading.ofEveryBody), async (db) => ({
        items: await items(db, withoutPlace<L>(asked), ctx, { skip, take }),
        total: await count(db, withoutPlace<L>(asked), ctx),
      })),
    export: async (ctx: SignedContext, { format, ...asked }: Filed<L>): Promise<FileAnswer> =>
      exportedList(ctx, {
        title: texts.file ?? texts.title,
        format,
        bodies: await bodiesOf(ctx, reading.ofEveryBody),
        columns,
        rows: (db, page) => items(db, withoutPlace<L>(asked), ctx, page),
      }),
  };
  // Guarantee: `defineList` makes both calls of the one definition that `L` is.
  return { ...(handlers as unknown as Pick<Listing<L>, "getAll" | "export">), count, items };
}

type Paged<L extends AnyList> = AskedOf<L> & { skip: number; take: number };
type Filed<L extends AnyList> = AskedOf<L> & { format: ExportFormat };

async function bodiesOf(ctx: SignedContext, ofEveryBody: true | undefined): Promise<string[]> {
  if (ofEveryBody) return everyBody(ctx);
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

function sortIn(asked: object): string | undefined {
  return "sort" in asked && typeof asked.sort === "string" ? asked.sort : undefined;
}

/** Guarantee: without its place or format, the input of either call is what is asked for. */
function withoutPlace<L extends AnyList>(asked: unknown): AskedOf<L> {
  return asked as AskedOf<L>;
}
