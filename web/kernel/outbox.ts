import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/**
 * Typed work that the server does not have yet. `place` names whose and where it is, such as
 * `user|organization|structure|month`; `sending` is the write that was begun, with the idempotency key it must keep.
 */
export type Parcel<Work, Write> = {
  place: string;
  work: Work;
  sending: { key: string; write: Write } | null;
  keptAt: number;
};

/** What is kept, as far as this file knows. */
type AnyParcel = Parcel<unknown, unknown>;

type Shelves = DBSchema & { parcels: { key: string; value: AnyParcel } };

const longestKept = 30 * 24 * 60 * 60_000;

let opened: Promise<IDBPDatabase<Shelves> | null> | null = null;

/**
 * The parcel kept for a place, or null. Guarantee: a place is written by one feature, whose types are those it reads
 * with. What is older than 30 days is forgotten when the outbox is opened.
 */
export async function parcelAt<Work, Write>(place: string): Promise<Parcel<Work, Write> | null> {
  const database = await open();
  const parcel = await database?.get("parcels", place);
  return parcel ? (parcel as Parcel<Work, Write>) : null;
}

/** Keeps a parcel in place of the one before. Says false where the browser keeps nothing. */
export async function keepParcel<Work, Write>(
  place: string,
  parcel: Omit<Parcel<Work, Write>, "place" | "keptAt">,
): Promise<boolean> {
  const database = await open();
  if (!database) return false;
  await database.put("parcels", { ...parcel, place, keptAt: Date.now() });
  return true;
}

/** Forgets a place: all of it has reached the server. */
export async function dropParcel(place: string): Promise<void> {
  const database = await open();
  await database?.delete("parcels", place);
}

/** How many places hold work that has not reached the server. */
export async function parcelCount(): Promise<number> {
  const database = await open();
  return (await database?.count("parcels")) ?? 0;
}

/** Forgets every place, as signing out does. */
export async function clearOutbox(): Promise<void> {
  const database = await open();
  await database?.clear("parcels");
}

/** Null where the browser has no database, as in some private windows: then work lives as long as the page. */
function open(): Promise<IDBPDatabase<Shelves> | null> {
  opened ??= openDB<Shelves>("paron-outbox", 1, {
    upgrade: (database) => {
      database.createObjectStore("parcels", { keyPath: "place" });
    },
    terminated: () => {
      opened = null;
    },
  })
    .then(withoutOld)
    .catch(() => null);
  return opened;
}

async function withoutOld(database: IDBPDatabase<Shelves>): Promise<IDBPDatabase<Shelves>> {
  for (const { place, keptAt } of await database.getAll("parcels"))
    if (Date.now() - keptAt > longestKept) await database.delete("parcels", place);
  return database;
}
