import { z } from "zod";
import { personName } from "#domain/identity/person-name.ts";
import { type Access, asFile, type Call } from "./call.ts";
import { FileFormat, ListQuery, pageOf, type PersonName, sortOf } from "./fields.ts";

/**
 * How the values of a column look on the page and in a file; text by default. An `exact` instant shows its milliseconds in a
 * file; a `person` is the name of the person an item is about, which has `PersonName`.
 */
export type ColumnKind =
  | "text"
  | "person"
  | "number"
  | "money"
  | "day"
  | "instant"
  | "exact"
  | "yesNo";

/** A column of a list. */
export type ListColumn = {
  kind?: ColumnKind;
  /** The field of the item, if its name differs from the column's. */
  of?: string;
  /** In a file, in characters; if omitted, the column is only on the page. */
  width?: number;
  /** The sort it corresponds to, if its name differs from the column's. */
  sort?: string;
  /** On the page: hidden until it is chosen; with `always`, only in files. */
  hidden?: true | "up to tablets" | "on phones" | "always";
  /** Only present if the list is of all bodies. */
  ofBodies?: true;
};

type Shape = Readonly<Record<string, z.ZodType>>;
const noFields = {};
type NoFields = typeof noFields;

type ListDefinition<W, F, S extends string, I, X, C, A> = {
  /** The name under which a browser stores which columns a person has chosen. */
  name: string;
  path: `/${string}`;
  /** Names one of several lists under one path: `Lines` is served by `GetLines` and `ExportLines`. */
  of?: string;
  /** The name of the read call, if it differs from that of the export. */
  got?: string;
  access: A;
  /** Set if the list is of all bodies; otherwise it is of the requested body, or of none. */
  ofBodies?: true;
  /** Inputs that the page itself supplies, such as the body; they are not in the URL. */
  within?: W;
  filters: F;
  /** What it can be sorted by; `usualSort` is the default sort. If omitted, its order is fixed. */
  sorts?: readonly S[];
  usualSort?: NoInfer<S | `-${S}`>;
  /** How far its rows are counted, 100,000 by default: beyond that, `total` is one above it. */
  countedTo?: number;
  item: I;
  /** Fields returned besides the items and their number. */
  also?: X;
  /** In file order; on the page `lead` comes first, names the row and carries its link. */
  columns: C;
  lead: keyof C & string;
};

const paging = { skip: ListQuery.shape.skip, take: ListQuery.shape.take };

/**
 * Defines a list: its item, filters, sorts and columns. From it derive its two calls, its statement (`listing` of the
 * server), its file, and its page (`ListPage`).
 */
export function defineList<
  F extends Shape,
  I extends z.ZodType,
  const C extends Readonly<Record<string, ListColumn>>,
  const A extends Access,
  const S extends string = never,
  W extends Shape = NoFields,
  X extends Shape = NoFields,
>(given: ListDefinition<W, F, S, I, X, C, A>) {
  const { name, path, of, access, item, lead, sorts = [], usualSort = null } = given;
  const filters = z.object({ ...given.filters, ...sortField(sorts, usualSort) });
  const asked = { ...orNothing(given.within), ...filters.shape };
  const calls = {
    getAll: {
      method: "GET",
      path: `${path}/Get${given.got ?? of ?? "All"}`,
      access,
      input: z.object({ ...asked, ...paging }),
      output: z.object({ ...pageOf(item).shape, ...orNothing(given.also) }),
    },
    export: {
      method: "GET",
      path: `${path}/Export${of ?? ""}`,
      access,
      input: z.object({ ...asked, format: FileFormat }),
      ...asFile,
    },
  } as const;
  return {
    name,
    ofBodies: given.ofBodies ?? false,
    item,
    columns: columnsIn(given.columns, given.ofBodies),
    lead,
    sorts,
    usualSort,
    countedTo: given.countedTo ?? 100_000,
    /** What the URL keeps. */
    filters,
    ...calls,
    /** Both calls, for an area that exposes them under these names. */
    calls,
  };
}

/** Guarantee: columns that only a list of all bodies has are not read by id anywhere else. */
function columnsIn<C extends Readonly<Record<string, ListColumn>>>(
  columns: C,
  ofBodies: boolean = false,
): C {
  const there = Object.entries(columns).filter(([, column]) => ofBodies || !column.ofBodies);
  return Object.fromEntries(there) as C;
}

type SortField<S extends string> = [S] extends [never]
  ? NoFields
  : { sort: z.ZodDefault<ReturnType<typeof sortOf<S>>> };

/** Guarantee: the field exists if there is anything to sort by. */
function sortField<S extends string>(sorts: readonly S[], usual: S | `-${S}` | null) {
  const field = usual === null ? {} : { sort: sortOf(...sorts).default(usual as never) };
  return field as SortField<S>;
}

/** Guarantee: an omitted value has the type of no fields, by the defaults of `defineList`. */
function orNothing<T extends Shape>(fields: T | undefined): T {
  return fields ?? ({} as T);
}

/** What every definition of a list has. */
export type AnyList = {
  name: string;
  ofBodies: boolean;
  sorts: readonly string[];
  usualSort: string | null;
  countedTo: number;
  columns: Readonly<Record<string, ListColumn>>;
  lead: string;
  item: z.ZodType<object>;
  filters: z.ZodObject;
  getAll: CallOfList<z.ZodObject>;
  export: CallOfList<z.ZodUnknown> & { answer: "file" };
};

type CallOfList<O extends z.ZodType> = Pick<
  Call<z.ZodObject, O>,
  "path" | "access" | "input" | "output"
> & { method: "GET" };

export type ItemOf<L extends AnyList> = z.output<L["item"]>;
export type ColumnOf<L extends AnyList> = keyof L["columns"] & string;
export type SortOf<L extends AnyList> = L["sorts"][number];
/** Which rows of a list to return, and in what order. */
export type ListQueryOf<L extends AnyList> = Omit<z.output<L["getAll"]["input"]>, "skip" | "take">;

type FieldOf<L extends AnyList, K extends ColumnOf<L>> = L["columns"][K] extends {
  of: infer F;
}
  ? F
  : K;

type ValueOf<L extends AnyList, K extends ColumnOf<L>> =
  FieldOf<L, K> extends keyof ItemOf<L> ? NonNullable<ItemOf<L>[FieldOf<L, K>]> : never;

/** The columns whose values are a fixed set of words, and their labels. */
export type WordsOf<L extends AnyList> = {
  [
    K in ColumnOf<L> as [ValueOf<L, K>] extends [never]
      ? never
      : ValueOf<L, K> extends string
        ? string extends ValueOf<L, K>
          ? never
          : K
        : never
  ]: Readonly<Record<ValueOf<L, K> & string, string>>;
};

/** What the column `id` shows of an item. Guarantee: an item with a person column is about a person. */
export function valueIn(item: object, id: string, { kind, of = id }: ListColumn): unknown {
  return kind === "person" ? personName(item as PersonName) : Reflect.get(item, of);
}

/** The sort of a column; undefined if it cannot be sorted. */
export function sortOfColumn(
  list: Pick<AnyList, "sorts" | "columns">,
  id: string,
): string | undefined {
  const sort = list.columns[id]?.sort ?? id;
  return list.sorts.includes(sort) ? sort : undefined;
}
