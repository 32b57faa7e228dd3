import { v7 as uuid } from "uuid";
import type { devices } from "#api/devices.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { deviceRefusal } from "#texts/devices.ts";
import { deviceEntry, leaveAct, lockedDevice } from "./device-row.ts";
import { newCode } from "./pairing.ts";

/** Invites a device to a structure, with a code that is told once. Throws `not-found` for a structure of another body. */
export const createDevice: Handler<typeof devices.create> = (
  ctx,
  { organizationId, structureId, title },
) => {
  const id = uuid();
  return namingViolations({}, () =>
    write({ ...ctx, repeat: null }, "device.invite", async (tx) => {
      await tx
        .insertInto("device")
        .values({
          organization_id: organizationId,
          id,
          structure_id: structureId,
          title,
          state: "invited",
        })
        .execute();
      await leaveAct(tx, ctx, id, "invited", ctx.actor.userId);
      const after = { title, state: "invited" };
      return {
        entries: [deviceEntry({ id, structureId }, null, after)],
        result: { id, version: 1, ...(await newCode(tx, ctx, id)) },
      };
    }),
  );
};

/** Another code for a device that has not come yet; the one before no longer holds. */
export const renewCode: Handler<typeof devices.renewCode> = (
  ctx,
  { organizationId, id, version },
) =>
  write({ ...ctx, repeat: null }, "device.renew-code", async (tx) => {
    const device = await lockedDevice(tx, organizationId, id);
    if (!device) throw new Fault("not-found");
    if (device.version !== version) throw new Fault("changed");
    if (device.state !== "invited") throw new Fault("refused", { detail: deviceRefusal });
    const state = { title: device.title, state: device.state };
    return {
      entries: [deviceEntry(device, state, state)],
      result: { id, version, ...(await newCode(tx, ctx, id)) },
    };
  });
