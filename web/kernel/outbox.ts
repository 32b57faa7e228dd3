import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { storesWork } from "./unsaved.ts";

/**
 * Typed work that the server does not have yet. `place` says whose it is, by id, and where: `user|organization|structure|month` of a
 * sheet, `user|organization|leave|contract` of a form; `sending` is the write that was started, with the idempotency key it must
 * keep.
 */
type Parcel<Work, Write> = {
  place: string;
  work: Work;
  sending: { key: string; write: Write } | null;
  keptAt: number;
};

/** A stored parcel, as far as this file knows its type. */
type AnyParcel = Parcel<unknown, unknown>;

type Shelves = DBSchema & { parcels: { key: string; value: AnyParcel } };

const longestKept = 30 * 24 * 60 * 60_000;

/** Users who signed out here: a page that is still running stores nothing of theirs, until their next visit reads a place. */
const gone = new Set<string>();

let opened: Promise<IDBPDatabase<Shelves> | null> | null = null;

/**
 * The parcel stored for a place, or null. Guarantee: each place is written by one feature, which reads it with the
 * same types. Parcels older than 30 days are deleted when the outbox is opened.
 */
export async function parcelAt<Work, Write>(place: string): Promise<Parcel<Work, Write> | null> {
  gone.delete(ownerOf(place));
  const database = await open();
  const parcel = await database?.get("parcels", place);
  return parcel ? (parcel as Parcel<Work, Write>) : null;
}

/** The part of a parcel that its feature changes. */
type Contents<Work, Write> = Pick<Parcel<Work, Write>, "work" | "sending">;

/** Stores a parcel, replacing the one before. Returns false if the browser cannot store it, and after its user has signed out. */
export function keepParcel<Work, Write>(
  place: string,
  contents: Contents<Work, Write>,
): Promise<boolean> {
  return changeParcel(place, () => contents);
}

/**
 * Stores in a place what `change` makes of its present contents, or deletes the place if that is null; in one transaction,
 * since two tabs may write to the same place. Returns false as `keepParcel` does.
 */
export async function changeParcel<Work, Write>(
  place: string,
  change: (stood: Contents<Work, Write> | null) => Contents<Work, Write> | null,
): Promise<boolean> {
  const owner = ownerOf(place);
  if (owner === "" || gone.has(owner)) return false;
  const transaction = (await open())?.transaction("parcels", "readwrite");
  const put = async () => {
    if (!transaction) return false;
    const { store, done } = transaction;
    const stood = await store.get(place);
    const contents = change(stood ? (stood as Parcel<Work, Write>) : null);
    const changed = contents
      ? store.put({ ...contents, place, keptAt: Date.now() })
      : store.delete(place);
    await Promise.all([changed, done]);
    return true;
  };
  const isStored = await put().catch(() => false);
  storesWork.set(isStored);
  return isStored;
}

/** Deletes a place: all of it has reached the server. */
export async function dropParcel(place: string): Promise<void> {
  const database = await open();
  await database?.delete("parcels", place);
}

/** How many sheets and forms hold work that has not reached the server: a user's, or all on this device. */
export async function unsentOf(owner?: string): Promise<{ sheets: number; forms: number }> {
  const database = await open();
  const places = await database?.getAllKeys(
    "parcels",
    owner === undefined ? null : placesOf(owner),
  );
  const forms = places?.filter((place) => place.split("|").at(-2) === "leave").length ?? 0;
  return { sheets: (places?.length ?? 0) - forms, forms };
}

/** Deletes every place of a user, as signing out does; what others left on this device stays. */
export async function clearOutbox(owner: string): Promise<void> {
  gone.add(owner);
  const database = await open();
  await database?.delete("parcels", placesOf(owner));
}

/**
 * Moves to a user's id what earlier builds stored under the user's display name. If the id already has something in the
 * same place, that stays and the other remains under the name. No longer needed 30 days after such a build last ran.
 */
export async function carryParcels(userName: string, userId: string): Promise<void> {
  const database = await open();
  if (!database || userName === "") return;
  const { store, done } = database.transaction("parcels", "readwrite");
  for (const parcel of await store.getAll(placesOf(userName))) {
    const place = `${userId}${parcel.place.slice(userName.length)}`;
    if ((await store.getKey(place)) !== undefined) continue;
    await store.put({ ...parcel, place });
    await store.delete(parcel.place);
  }
  await done;
}

function ownerOf(place: string): string {
  return place.slice(0, place.indexOf("|"));
}

function placesOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound(`${owner}|`, `${owner}|\uffff`);
}

/** Null if the browser has no database, as in some private windows: then work lives only as long as the page. */
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
