import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { devices } from "#api/devices.ts";
import { challengeText } from "#domain/devices/signed-text.ts";
import { openSession } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { deviceContext, deviceKey, hasSigned } from "./device-context.ts";
import type { DeviceState } from "./device-row.ts";

const validMs = 120_000;

type Input = InputOf<typeof devices.getChallenge>;

/** A challenge that only this installation can make, valid for two minutes. Any name gets one, known or not. */
export const deviceChallenge: Handler<typeof devices.getChallenge> = async (ctx, deviceName) => {
  return { challenge: challengeAt(ctx, deviceName, ctx.now.getTime()), now: ctx.now.toISOString() };
};

/**
 * The state of a device and, if it is approved, a session of its user; a challenge opens only one session. Throws the
 * same `not-found` for an unknown device and for a signature that is not its own.
 */
export const openDevice: Handler<typeof devices.open> = async (
  ctx,
  { challenge, signature, ...deviceName },
) => {
  const madeAt = Number(/^\d+/.exec(challenge)?.[0]);
  const isOurs = challenge === challengeAt(ctx, deviceName, madeAt);
  if (!isOurs || Math.abs(ctx.now.getTime() - madeAt) > validMs) throw new Fault("not-found");
  const device = await deviceOf(ctx, deviceName);
  const key = device?.publicKey ? deviceKey(device.publicKey) : null;
  if (!device || !key || !hasSigned(key, challengeText(deviceName, challenge), signature))
    throw new Fault("not-found");
  const { state, title, structureTitle, organizationTitle } = device;
  const summary = { state, title, structureTitle, organizationTitle };
  if (state !== "approved") return { ...summary, session: null };
  await useUp(ctx, deviceName, new Date(madeAt));
  return { ...summary, session: await openSession(ctx, deviceName.deviceId, "device") };
};

function challengeAt({ secrets }: Context, deviceName: Input, at: number): string {
  const mark = secrets.markOf(
    "device",
    `${deviceName.organizationId} ${deviceName.deviceId} ${at}`,
  );
  return `${at}.${mark.toString("base64url")}`;
}

type DeviceRow = {
  state: DeviceState;
  publicKey: Buffer | null;
  title: string;
  structureTitle: string;
  organizationTitle: string;
};

function deviceOf(
  ctx: Context,
  { organizationId, deviceId }: Input,
): Promise<DeviceRow | undefined> {
  return readBodies(ctx, [organizationId], async (db) => {
    const { rows } = await sql<DeviceRow>`
      select d.state, d.public_key as "publicKey", d.title,
        s.title as "structureTitle", o.description as "organizationTitle"
      from device d
      join structure s on s.organization_id = d.organization_id and s.id = d.structure_id
      join organization o on o.id = d.organization_id
      where d.organization_id = ${organizationId} and d.id = ${deviceId}
    `.execute(db);
    return rows[0];
  });
}

/** Throws if the challenge is the last one used or older. */
async function useUp(
  ctx: Context,
  { organizationId, deviceId }: Input,
  madeAt: Date,
): Promise<void> {
  await write(deviceContext(ctx, { organizationId, deviceId }), "device.open", async (tx) => {
    const { numAffectedRows } = await sql`
      update device set opened_at = ${madeAt}, seen_at = ${ctx.now}
      where organization_id = ${organizationId} and id = ${deviceId} and state = 'approved'
        and (opened_at is null or opened_at < ${madeAt})
    `.execute(tx);
    if (numAffectedRows !== 1n) throw new Fault("not-found");
    return { entries: [], result: null };
  });
}
