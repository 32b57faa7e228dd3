import type { Page } from "@playwright/test";

/** Puts a parcel in the outbox, as a day sheet does when the network is lost. */
export function keepUnsent(page: Page, place: string): Promise<void> {
  return page.evaluate(async (named) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("paron-outbox", 1);
      opening.addEventListener("upgradeneeded", () =>
        opening.result.createObjectStore("parcels", { keyPath: "place" }),
      );
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("no database")));
    });
    const storing = database.transaction("parcels", "readwrite");
    const parcel = { place: named, work: {}, sending: null, keptAt: Date.now() };
    storing.objectStore("parcels").put(parcel);
    await new Promise((resolve) => storing.addEventListener("complete", resolve));
    database.close();
  }, place);
}

/** Moves what waits on the device to another owner, the name an earlier build used for the same person. */
export function keepUnder(page: Page, owner: string): Promise<void> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("paron-outbox", 1);
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const storing = database.transaction("parcels", "readwrite");
    const store = storing.objectStore("parcels");
    const asking = store.getAll();
    asking.addEventListener("success", () => {
      for (const parcel of asking.result as { place: string }[]) {
        store.delete(parcel.place);
        store.put({ ...parcel, place: parcel.place.replace(/^[^|]*/, name) });
      }
    });
    await new Promise((resolve) => storing.addEventListener("complete", resolve));
    database.close();
  }, owner);
}

/** The text of every response in every cache, every row in every database and every stored item. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        const answer = await cache.match(request);
        if (answer && /json|html/.test(answer.headers.get("content-type") ?? ""))
          texts.push(await answer.text());
      }
    }
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page sees only what is inside
    const answered = <T>(asking: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asking.addEventListener("success", () => resolve(asking.result));
        asking.addEventListener("error", () => reject(new Error("unreadable")));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames) {
        const rows = await answered(database.transaction(store).objectStore(store).getAll());
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join("\n");
  });
}

/** How many days on the device wait to be sent. */
export async function daysWaiting(page: Page): Promise<number> {
  return (await draftsOnDevice(page)).length;
}

/** The days, or a day's people, on the device that wait to be sent, as they were edited. */
export function draftsOnDevice(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    type Kept = { work: Map<string, unknown> };
    const parcels = await new Promise<Kept[]>((resolve) => {
      const opening = indexedDB.open("paron-outbox", 1);
      opening.addEventListener("success", () => {
        const asking = opening.result.transaction("parcels").objectStore("parcels").getAll();
        asking.addEventListener("success", () => {
          opening.result.close();
          resolve(asking.result as Kept[]);
        });
      });
    });
    return parcels.flatMap(({ work }) =>
      [...work.values()].flatMap((one) => (one instanceof Map ? [...one.values()] : [one])),
    );
  });
}
