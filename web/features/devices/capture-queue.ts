import type { OutputOf } from "#api/call.ts";
import { devices, type EntryIn, type EntryOut } from "#api/devices.ts";
import { type DeviceEntry, entryText, parcelText } from "#domain/devices/signed-text.ts";
import { request } from "#web/kernel/request.ts";
import { deviceShelves, ownDevice, type OwnDevice, sign } from "#web/kernel/device-key.ts";

/** What the person did; the queue adds number, time and signature. */
export type Gesture = Pick<DeviceEntry, "direction" | "how" | "value" | "pin" | "place">;

const mostAtOnce = 100;

/**
 * Stores an arrival or departure under the next number, signed. It is on disk when the promise
 * resolves; if another tab took the number meanwhile, this one takes the next.
 */
export async function keepEntry(gesture: Gesture): Promise<EntryIn> {
  const own = await requiredDevice();
  const entry: DeviceEntry = {
    ...gesture,
    number: own.lastNumber + 1,
    at: new Date().toISOString(),
    offsetMs: own.offsetMs,
  };
  const signedEntry = { ...entry, signature: await sign(own.key, entryText(own, entry)) };
  const shelves = await deviceShelves();
  const transaction = shelves.transaction(["device", "entries"], "readwrite", {
    durability: "strict",
  });
  const now = await transaction.objectStore("device").get("own");
  const isFree = now?.deviceId === own.deviceId && now.lastNumber === own.lastNumber;
  if (isFree) {
    await transaction.objectStore("device").put({ ...now, lastNumber: entry.number });
    await transaction.objectStore("entries").put(signedEntry);
  }
  await transaction.done;
  return isFree ? signedEntry : keepEntry(gesture);
}

/** How many entries wait here. */
export async function unsentCount(): Promise<number> {
  return (await deviceShelves()).count("entries");
}

/**
 * Sends the waiting entries in order, or only a sign of life; each entry leaves the browser once
 * the server has answered for it. Only one tab sends at a time. Throws ApiError.
 */
export function sendEntries(): Promise<EntryOut[]> {
  return navigator.locks.request("paron-device-send", async () => {
    const answers: EntryOut[] = [];
    let left: number;
    do {
      answers.push(...(await sendParcel()));
      left = await unsentCount();
    } while (left > 0);
    return answers;
  });
}

async function sendParcel(): Promise<readonly EntryOut[]> {
  const own = await requiredDevice();
  const { organizationId, deviceId } = own;
  const shelves = await deviceShelves();
  const entries = await shelves.getAll("entries", null, mostAtOnce);
  const unsent = await shelves.count("entries");
  const numbers = entries.map(({ number }) => number);
  const sentAt = new Date().toISOString();
  const signature = await sign(own.key, parcelText(own, { sentAt, unsent, numbers }));
  const answer = await request(devices.send, {
    organizationId,
    deviceId,
    sentAt,
    unsent,
    signature,
    entries,
  });
  const { store, done } = shelves.transaction("entries", "readwrite");
  await Promise.all([...answer.entries.map(({ number }) => store.delete(number)), done]);
  // Without room, as on a full disk, the device goes on with what it knows.
  await noteAnswer(deviceId, answer).catch(() => undefined);
  return answer.entries;
}

/** Notes the server's clock, and whether the location is asked for. */
async function noteAnswer(deviceId: string, answer: OutputOf<typeof devices.send>): Promise<void> {
  const { store, done } = (await deviceShelves()).transaction("device", "readwrite");
  const storedDevice = await store.get("own");
  const offsetMs = Date.parse(answer.now) - Date.now();
  if (storedDevice?.deviceId === deviceId)
    await store.put({ ...storedDevice, offsetMs, asksPlace: answer.asksPlace });
  await done;
}

async function requiredDevice(): Promise<OwnDevice> {
  const own = await ownDevice();
  if (!own) throw new Error("This browser is no device");
  return own;
}
