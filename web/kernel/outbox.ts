import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/**
 * Typed work that the server does not have yet. `place` names whose, by id, and where it is: `user|organization|structure|month` of a
 * sheet, `user|organization|leave|contract` of a form; `sending` is the write that was begun, with the idempotency key it must
 * keep.
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

/** Who signed out here: nothing of theirs is kept, by a page that is still going, until their next visit looks for it. */
const gone = new Set<string>();

let opened: Promise<IDBPDatabase<Shelves> | null> | null = null;

/**
 * The parcel kept for a place, or null. Guarantee: a place is written by one feature, whose types are those it reads
 * with. What is older than 30 days is forgotten when the outbox is opened.
 */
export async function parcelAt<Work, Write>(place: string): Promise<Parcel<Work, Write> | null> {
  gone.delete(ownerOf(place));
  const database = await open();
  const parcel = await database?.get("parcels", place);
  return parcel ? (parcel as Parcel<Work, Write>) : null;
}

/** What of a parcel its feature changes. */
export type Contents<Work, Write> = Pick<Parcel<Work, Write>, "work" | "sending">;

/** Keeps a parcel in place of the one before. Says false where the browser keeps nothing, and after its person has signed out. */
export function keepParcel<Work, Write>(
  place: string,
  contents: Contents<Work, Write>,
): Promise<boolean> {
  return changeParcel(place, () => contents);
}

/**
 * Keeps in a place what `change` makes of what stands there, or forgets the place where that is nothing; in one step, since
 * two tabs may keep in the same place. Says false as `keepParcel` does.
 */
export async function changeParcel<Work, Write>(
  place: string,
  change: (stood: Contents<Work, Write> | null) => Contents<Work, Write> | null,
): Promise<boolean> {
  const owner = ownerOf(place);
  if (owner === "" || gone.has(owner)) return false;
  const database = await open();
  if (!database) return false;
  const { store, done } = database.transaction("parcels", "readwrite");
  const stood = await store.get(place);
  const contents = change(stood ? (stood as Parcel<Work, Write>) : null);
  await (contents ? store.put({ ...contents, place, keptAt: Date.now() }) : store.delete(place));
  await done;
  return true;
}

/** Forgets a place: all of it has reached the server. */
export async function dropParcel(place: string): Promise<void> {
  const database = await open();
  await database?.delete("parcels", place);
}

/** How many sheets and forms hold work that has not reached the server: a person's, or all on this device. */
export async function unsentOf(owner?: string): Promise<{ sheets: number; forms: number }> {
  const database = await open();
  const places = await database?.getAllKeys(
    "parcels",
    owner === undefined ? null : placesOf(owner),
  );
  const forms = places?.filter((place) => place.split("|").at(-2) === "leave").length ?? 0;
  return { sheets: (places?.length ?? 0) - forms, forms };
}

/** Forgets every place of a person, as signing out does; what others left here stays theirs. */
export async function clearOutbox(owner: string): Promise<void> {
  gone.add(owner);
  const database = await open();
  await database?.delete("parcels", placesOf(owner));
}

/**
 * Gives a person, by id, what builds before that kept under the name the person is greeted by. Where the id has something
 * in the same place, that stays and the other waits under the name. Needless 30 days after such a build ran last.
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
