import { z } from "zod";
import { personName } from "#domain/identity/person-name.ts";
import type { Access, Call } from "./call.ts";
import { FileFormat, ListQuery, pageOf, type PersonName, sortOf } from "./fields.ts";

/**
 * How the values of a column look on the page and in a file; text, where nothing is said. An `exact` instant shows its
 * milliseconds in a file; a `person` is the name of whom the item is about, which has `PersonName`.
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
  /** The field of the item, where it is not called as the column is. */
  of?: string;
  /** In a file, in characters; left out, the column is on the page alone. */
  width?: number;
  /** The sort that it stands for, where that is not called as the column is. */
  sort?: string;
  /** On the page: until it is chosen; `always`, it is in files alone. */
  hidden?: true | "up to tablets" | "on phones" | "always";
  /** Only there where the list is of all bodies. */
  ofBodies?: true;
};

type Shape = Readonly<Record<string, z.ZodType>>;
const noFields = {};
type NoFields = typeof noFields;

/** What is said of a list. */
type ListDefinition<W, F, S extends string, I, X, C, A> = {
  /** Under this name a browser keeps which columns a person has chosen. */
  name: string;
  path: `/${string}`;
  /** Names one of several lists under one path: `Lines` is answered by `GetLines` and `ExportLines`. */
  of?: string;
  /** The name of what is read, where it differs from what is exported. */
  got?: string;
  access: A;
  /** Set where the list is of all bodies; else it is of the body asked for, or of none. */
  ofBodies?: true;
  /** Inputs that the page itself gives, such as the body; they stand in no address. */
  within?: W;
  filters: F;
  /** By what it can be sorted; `usualSort` is how it is sorted unless asked otherwise. Left out, its order is fixed. */
  sorts?: readonly S[];
  usualSort?: NoInfer<S | `-${S}`>;
  /** How far its rows are counted, 100,000 unless said: of more, `total` is one above it. */
  countedTo?: number;
  item: I;
  /** What is answered beside the items and their number. */
  also?: X;
  /** In the order of files; on the page `lead` goes before them, names the row and carries its link. */
  columns: C;
  lead: keyof C & string;
};

const paging = { skip: ListQuery.shape.skip, take: ListQuery.shape.take };

/**
 * A list, said once: its item, filters, sorts and columns. Its two calls come from it, its statement (`listing` of the
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
      output: z.unknown(),
      answer: "file",
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
    /** What the address keeps. */
    filters,
    ...calls,
    /** Both, for an area that has them under these names. */
    calls,
  };
}

/** Guarantee: columns that only a list of all bodies has are read by their ids nowhere else. */
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

/** Guarantee: the field is there where there is anything to sort by. */
function sortField<S extends string>(sorts: readonly S[], usual: S | `-${S}` | null) {
  const field = usual === null ? {} : { sort: sortOf(...sorts).default(usual as never) };
  return field as SortField<S>;
}

/** Guarantee: what is left out has the type of no fields, by the defaults of `defineList`. */
function orNothing<T extends Shape>(fields: T | undefined): T {
  return fields ?? ({} as T);
}

/** What any definition of a list has. */
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
/** Which rows of a list are wanted, and in what order. */
export type ListQueryOf<L extends AnyList> = Omit<z.output<L["getAll"]["input"]>, "skip" | "take">;

/** The field of an item that a column shows. */
export type FieldOf<L extends AnyList, K extends ColumnOf<L>> = L["columns"][K] extends {
  of: infer F;
}
  ? F
  : K;

type ValueOf<L extends AnyList, K extends ColumnOf<L>> =
  FieldOf<L, K> extends keyof ItemOf<L> ? NonNullable<ItemOf<L>[FieldOf<L, K>]> : never;

/** The columns whose values are some few words of ours, and what they say. */
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

/** What the column called `id` shows of an item. Guarantee: an item with a column of a person is about one. */
export function valueIn(item: object, id: string, { kind, of = id }: ListColumn): unknown {
  return kind === "person" ? personName(item as PersonName) : Reflect.get(item, of);
}

/** By what a column is sorted; undefined where it is not. */
export function sortOfColumn(
  list: Pick<AnyList, "sorts" | "columns">,
  id: string,
): string | undefined {
  const sort = list.columns[id]?.sort ?? id;
  return list.sorts.includes(sort) ? sort : undefined;
}
