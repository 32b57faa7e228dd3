import type { OutputOf } from "#api/call.ts";
import type { devices } from "#api/devices.ts";
import { handleOf, pairingDigits } from "#domain/devices/pairing-code.ts";
import { underRateLimit } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { wrongCode } from "#texts/devices.ts";
import { deviceContext, deviceKey } from "./device-context.ts";
import { deviceEntry, leaveAct, lockedDevice } from "./device-row.ts";
import { takeCode } from "./pairing.ts";

/**
 * Takes a device's key against a code, once; from then on a person must approve it. A code that is wrong, used up, too
 * old or closed answers alike.
 */
export const pairDevice: Handler<typeof devices.pair> = async (ctx, { code, publicKey }) => {
  const spki = Buffer.from(publicKey, "base64");
  if (deviceKey(spki) === null) throw new Fault("invalid");
  const device = await deviceOf(ctx, pairingDigits(code) ?? "");
  if (device === null) throw fieldFault("code", wrongCode);
  const { organizationId, deviceId } = device;
  const own = deviceContext(ctx, device);
  await write(
    own,
    "device.pair",
    async (tx) => {
      const found = await lockedDevice(tx, organizationId, deviceId);
      if (found?.state !== "invited") throw fieldFault("code", wrongCode);
      await tx
        .updateTable("device")
        .set({ state: "asked", public_key: spki, seen_at: ctx.now, version: found.version + 1 })
        .where("organization_id", "=", organizationId)
        .where("id", "=", deviceId)
        .execute();
      await leaveAct(tx, own, deviceId, "asked", null);
      const { title, state } = found;
      const entry = deviceEntry(found, { title, state }, { title, state: "asked" });
      return { entries: [entry], result: null };
    },
    "device",
  );
  return device;
};

async function deviceOf(ctx: Context, digits: string) {
  let device: OutputOf<typeof devices.pair> | null = null;
  const tried = { account: `pairing ${handleOf(digits)}`, userId: null };
  await underRateLimit(ctx, tried, async () => {
    device = await takeCode(ctx, digits);
    return device !== null;
  });
  return device as OutputOf<typeof devices.pair> | null;
}
