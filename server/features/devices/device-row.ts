import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { devices, deviceStates } from "#api/devices.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound, refused, requireVersion } from "#server/kernel/fault.ts";
import { entryOf, type Entry, write } from "#server/kernel/write.ts";
import { deviceRefusal } from "#texts/devices.ts";

export type DeviceState = (typeof deviceStates)[number];

/** A device, locked until the transaction ends. */
export type LockedDevice = {
  id: string;
  structureId: string;
  /** Where the structure is; empty if its devices are not asked for their location. */
  place: string;
  title: string;
  state: DeviceState;
  publicKey: Buffer | null;
  version: number;
};

/** The device, locked; undefined when the body has none of that id. */
export async function lockDevice(
  tx: Writer,
  organizationId: string,
  id: string,
): Promise<LockedDevice | undefined> {
  const { rows } = await sql<LockedDevice>`
    select id, structure_id as "structureId", title, state, public_key as "publicKey", version, (
        select s.place from structure s
        where s.organization_id = device.organization_id and s.id = device.structure_id) as place
    from device where organization_id = ${organizationId} and id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** The device as edited, locked. Throws `not-found`, and `changed` with its present state if someone else changed it first. */
export async function editedDevice(
  tx: Writer,
  { organizationId, id, version }: EditedDevice,
): Promise<LockedDevice> {
  const device = orNotFound(await lockDevice(tx, organizationId, id));
  const { title, state } = device;
  requireVersion({ title, state, version: device.version }, version);
  return device;
}

type EditedDevice = { organizationId: string; id: string; version: number };

/** A user's change of a device: from which states, to which, and what else changes with it. */
type DeviceChange = {
  act: LedgerAct;
  from: readonly DeviceState[];
  to?: DeviceState;
  change?: (tx: Writer, device: LockedDevice) => Promise<void>;
  title?: string;
};

/**
 * Changes a device, which is its user too, as one act of the ledger; a change of state also gets a row. Throws `not-found`, `changed` for
 * another version, and `refused` from another state.
 */
export function changeDevice(
  ctx: BodyContext,
  given: EditedDevice,
  { act, from, to, change, ...renamed }: DeviceChange,
): Promise<OutputOf<typeof devices.rename>> {
  const { organizationId, id } = given;
  return write(ctx, act, async (tx) => {
    const device = await editedDevice(tx, given);
    const { title, state, version } = device;
    if (!from.includes(state)) throw refused(deviceRefusal);
    await change?.(tx, device);
    const after = { title, state: to ?? state, ...renamed };
    const key = { organization_id: organizationId, id };
    await updateRows(tx, "device", key, { ...after, version: version + 1 });
    if (to) await leaveAct(tx, ctx, id, to, ctx.actor.userId);
    return {
      entries: [deviceEntry(device, { title, state }, after)],
      access: [id],
      result: { id, version: version + 1 },
    };
  });
}

/** The ledger entry of a device. */
export function deviceEntry(
  { id, structureId }: Pick<LockedDevice, "id" | "structureId">,
  before: unknown,
  after: unknown,
): Entry {
  return entryOf("device", id, { structureId, before, after });
}

/** Stores the row of a state: who and when; no user if the device itself caused it. */
export async function leaveAct(
  tx: Writer,
  { organizationId, now }: BodyContext,
  deviceId: string,
  state: DeviceState,
  byUser: string | null,
): Promise<void> {
  await sql`
    insert into device_act (organization_id, device_id, seq, state, at, by_user)
    select ${organizationId}, ${deviceId}, count(*) + 1, ${state}, ${now}, ${byUser}
    from device_act where organization_id = ${organizationId} and device_id = ${deviceId}
  `.execute(tx);
}
