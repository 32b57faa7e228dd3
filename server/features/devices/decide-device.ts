import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { devices } from "#api/devices.ts";
import type { Writer } from "#server/db/handles.ts";
import { deleteRows, insertRow, updateRows } from "#server/db/rows.ts";
import { endSessions } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { changeDevice, type LockedDevice } from "./device-row.ts";

type Input = InputOf<typeof devices.approve>;
type Output = OutputOf<typeof devices.approve>;

/** Lets a device that asked record punches, and creates the user it acts as. */
export function approveDevice(ctx: BodyContext, given: Input): Promise<Output> {
  return changeDevice(ctx, given, {
    act: "device.approve",
    from: ["asked"],
    to: "approved",
    change: (tx, device) => makeUser(tx, ctx, device),
  });
}

/** Refuses a device that asked. */
export function refuseDevice(ctx: BodyContext, given: Input): Promise<Output> {
  return changeDevice(ctx, given, {
    act: "device.refuse",
    from: ["asked"],
    to: "refused",
    change: (tx, { id }) => closeDoor(tx, ctx, id),
  });
}

/** Revokes a device: nothing it sends is accepted any more, and its sessions end at once. */
export function revokeDevice(ctx: BodyContext, given: Input): Promise<Output> {
  return changeDevice(ctx, given, {
    act: "device.revoke",
    from: ["invited", "asked", "approved"],
    to: "revoked",
    change: async (tx, { id }) => {
      await sql`delete from pairing_code where body = ${ctx.organizationId} and device = ${id}`.execute(
        tx,
      );
      await closeDoor(tx, ctx, id);
      await endSessions(tx, ctx.now, id);
      await updateRows(tx, "app_user", { id }, { disabled_at: ctx.now });
    },
  });
}

/** Renames a device and its user. */
export const renameDevice: Handler<typeof devices.rename> = (ctx, { title, ...given }) =>
  changeDevice(ctx, given, {
    act: "device.rename",
    from: ["invited", "asked", "approved", "refused", "revoked"],
    title,
    change: async (tx, { id }) => {
      await updateRows(tx, "app_user", { id }, { nick_name: title });
    },
  });

/** A reader finds no entrance any more, and its serial number becomes free. */
async function closeDoor(tx: Writer, ctx: BodyContext, id: string): Promise<void> {
  await deleteRows(tx, "reader_door", { body: ctx.organizationId, device: id });
}

/** A user without a password: only the device's key opens its sessions. */
async function makeUser(tx: Writer, ctx: BodyContext, { id, title }: LockedDevice): Promise<void> {
  await insertRow(tx, "app_user", {
    id,
    user_name: `device-${id}`,
    role: "MobileUser",
    nick_name: title,
    created_at: ctx.now,
  });
  await insertRow(tx, "user_organization", {
    user_id: id,
    organization_id: ctx.organizationId,
    access_right: "read",
  });
}
