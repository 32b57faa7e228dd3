import type { OutputOf } from "#api/call.ts";
import { devices } from "#api/devices.ts";
import type { SignedIn } from "#api/sign-in.ts";
import { fingerprintOf } from "#domain/devices/pairing-code.ts";
import { challengeText } from "#domain/devices/signed-text.ts";
import { request } from "#web/kernel/request.ts";
import { startSession } from "#web/kernel/session.ts";
import { base64Of, deviceShelves, newKey, sign, type OwnDevice } from "#web/kernel/device-key.ts";

/** Pairs this browser by a code. Throws ApiError. */
export async function pairBy(code: string): Promise<OwnDevice> {
  const { key, spki } = await newKey();
  const pairing = await request(devices.pair, { code, publicKey: base64Of(spki) });
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", spki));
  const own: OwnDevice = {
    ...pairing,
    name: "own",
    key,
    fingerprint: fingerprintOf(digest),
    offsetMs: 0,
    lastNumber: 0,
    isApproved: false,
    title: "",
    structureTitle: "",
  };
  await (await deviceShelves()).put("device", own);
  return own;
}

/** The device's state, with a session if it is approved; its names are stored for later. Throws ApiError. */
export async function openByKey(own: OwnDevice): Promise<OutputOf<typeof devices.open>> {
  const ids = { organizationId: own.organizationId, deviceId: own.deviceId };
  const { challenge, now } = await request(devices.getChallenge, ids);
  const offsetMs = Date.parse(now) - Date.now();
  const signature = await sign(own.key, challengeText(ids, challenge));
  const answer = await request(devices.open, { ...ids, challenge, signature });
  const shelves = await deviceShelves();
  const transaction = shelves.transaction("device", "readwrite");
  const storedDevice = await transaction.store.get("own");
  const { title, structureTitle, state } = answer;
  if (storedDevice) {
    const isApproved = state === "approved";
    await transaction.store.put({ ...storedDevice, isApproved, title, structureTitle, offsetMs });
  }
  await transaction.done;
  return answer;
}

/** Starts the session that an approved device was given. */
export function beginSession({ token, expiresIn, area, nickName: userName }: SignedIn): void {
  startSession({ token, expiresIn, area, userName, loginUsingTaxis: false });
}
