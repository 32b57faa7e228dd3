import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { devices, type EntryIn } from "#api/devices.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import {
  challengeText,
  type DeviceEntry,
  entryText,
  parcelText,
} from "#domain/devices/signed-text.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";
import { atDoor } from "#server/testing/at-door.ts";

/** The date of the world's clock. */
export const today = "2026-03-18";

/** A device as it knows itself: a name and a key. */
type TestDevice = { organizationId: string; deviceId: string; key: KeyObject };

/** A key as a browser makes it, and its public half in base64. */
export function freshKey(): { key: KeyObject; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ format: "der", type: "spki" }).toString("base64");
  return { key: privateKey, publicKey: spki };
}

/** Invites, pairs and approves a device. */
export async function pairedDevice(
  world: World,
  as: Visitor,
  place: { organizationId: string; structureId: string },
): Promise<TestDevice & { id: string; version: number }> {
  const { organizationId } = place;
  const { id, code } = await world.call(devices.create, { ...place, title: "Entrance" }, { as });
  const { key, publicKey } = freshKey();
  await world.call(devices.pair, { code, publicKey });
  const { version } = await world.call(devices.approve, { organizationId, id, version: 2 }, { as });
  return { organizationId, deviceId: id, id, version, key };
}

/** Requests a challenge and opens with it, as the device does. */
export async function openBy(world: World, { key, ...name }: TestDevice) {
  const deviceName = { organizationId: name.organizationId, deviceId: name.deviceId };
  const { challenge } = await world.call(devices.getChallenge, deviceName);
  const signature = signatureOf(key, challengeText(deviceName, challenge));
  const input = { ...deviceName, challenge, signature };
  return { input, answer: await world.try(devices.open, input) };
}

/** A signed entry with the fields given by the test. */
export function entryOf(
  device: TestDevice,
  given: Pick<DeviceEntry, "number" | "at" | "value"> & Partial<DeviceEntry>,
): EntryIn {
  const entry: DeviceEntry = { offsetMs: 0, direction: "in", how: "number", ...given };
  return { ...entry, signature: signatureOf(device.key, entryText(device, entry)) };
}

/** Sends entries as a device whose clock is right, unless another sending time is given. */
export function sendBy(
  world: World,
  device: TestDevice,
  entries: readonly EntryIn[],
  sentAt = world.parts.clock().toISOString(),
) {
  const { organizationId, deviceId, key } = device;
  const numbers = entries.map(({ number }) => number);
  const signature = signatureOf(
    key,
    parcelText(device, { sentAt, unsent: entries.length, numbers }),
  );
  return world.try(devices.send, {
    organizationId,
    deviceId,
    sentAt,
    unsent: entries.length,
    signature,
    entries: [...entries],
  });
}

function signatureOf(key: KeyObject, text: string): string {
  return sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }).toString("base64");
}

/** A structure with a device, and a person there with card 1042 whose today is not recorded. */
export async function entranceOf(world: World) {
  const month = await buildMonth(world, { without: [today] });
  const { organizationId, structureId, clerk } = month;
  const device = await pairedDevice(world, clerk, { organizationId, structureId });
  const person = await atDoor(world, month);
  const punch = (number: number, at: string, more: Partial<Parameters<typeof entryOf>[1]> = {}) =>
    entryOf(device, { number, at: `${today}T${at}:00Z`, value: "1042", ...more });
  const punches = () =>
    rowsWhere(world, "punch", { organization_id: organizationId }).readInOrder(
      "at",
      "direction",
      "card_number",
    );
  return { ...month, ...person, device, punch, punches };
}
