import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { EntryIn } from "#api/devices.ts";
import type { DeviceName } from "#domain/devices/signed-text.ts";

/** What makes this browser a device: its name in the body and a key that cannot be exported. */
export type OwnDevice = DeviceName & {
  name: "own";
  key: CryptoKey;
  fingerprint: string;
  /** What must be added to this clock to get the server's, in milliseconds, as last known. */
  offsetMs: number;
  /** The number of the last entry; numbers are never reused. */
  lastNumber: number;
  /** Approved, as of the last check: it may record without a network. */
  isApproved: boolean;
  title: string;
  structureTitle: string;
  /** Whether its structure asks for its location, as of the last check. */
  asksPlace?: boolean;
};

type Shelves = DBSchema & {
  device: { key: string; value: OwnDevice };
  entries: { key: number; value: EntryIn };
};

let opened: Promise<IDBPDatabase<Shelves>> | null = null;

/** The database of the device; signing out does not touch it, since its entries belong to the device. */
export function deviceShelves(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>("paron-device", 1, {
    upgrade: (database) => {
      database.createObjectStore("device", { keyPath: "name" });
      database.createObjectStore("entries", { keyPath: "number" });
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

/** This browser's record as a device; null when it is not one. */
export async function ownDevice(): Promise<OwnDevice | null> {
  return (await (await deviceShelves()).get("device", "own")) ?? null;
}

/** True on a browser that may record without a network; false if nothing can be read. */
export async function isApprovedDevice(): Promise<boolean> {
  return (await ownDevice().catch(() => null))?.isApproved ?? false;
}

/** `ownDevice` for components; it needs no network. */
export const ownQuery = {
  queryKey: ["own-device"],
  queryFn: ownDevice,
  networkMode: "always",
  staleTime: 0,
} as const;

/** Makes this browser no longer a device. Entries that were not sent are deleted too. */
export async function forgetDevice(): Promise<void> {
  const shelves = await deviceShelves();
  const transaction = shelves.transaction(["device", "entries"], "readwrite");
  await Promise.all([
    transaction.objectStore("device").clear(),
    transaction.objectStore("entries").clear(),
    transaction.done,
  ]);
}

const algorithm = { name: "ECDSA", namedCurve: "P-256" } as const;

/** A new key: its private half stays in the browser, its public half is returned as SubjectPublicKeyInfo. */
export async function newKey(): Promise<{ key: CryptoKey; spki: ArrayBuffer }> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"]);
  return { key: pair.privateKey, spki: await crypto.subtle.exportKey("spki", pair.publicKey) };
}

/** The signature of a text, in base64. */
export async function sign(key: CryptoKey, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return base64Of(await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, bytes));
}

export function base64Of(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
