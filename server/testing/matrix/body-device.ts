import { generateKeyPairSync } from "node:crypto";
import { v7 as uuid } from "uuid";
import { inBodies } from "../../db/seed/in-body.ts";
import type { World } from "../world.ts";

/** A device of the structure that awaits approval, with one entry that no one has checked. */
export async function deviceAsking(
  world: World,
  { organizationId, structureId }: { organizationId: string; structureId: string },
): Promise<string> {
  const id = uuid();
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const at = new Date("2026-03-17T06:00:00Z");
  const body = { organization_id: organizationId, structure_id: structureId };
  await inBodies(world.owner, [organizationId], async (tx) => {
    await tx
      .insertInto("device")
      .values({
        ...body,
        id,
        title: "A device",
        state: "asked",
        public_key: publicKey.export({ format: "der", type: "spki" }),
      })
      .execute();
    await tx
      .insertInto("device_entry")
      .values({
        ...body,
        device_id: id,
        number: 1,
        at,
        offset_ms: 0,
        punched_at: at,
        direction: "in",
        how: "number",
        card_number: "no one's",
        digest: Buffer.alloc(32),
        question: "clock",
        received_at: at,
      })
      .execute();
  });
  return id;
}

/** An approved card reader of the structure. */
export async function readerApproved(
  world: World,
  { organizationId, structureId }: { organizationId: string; structureId: string },
): Promise<string> {
  const id = uuid();
  const body = { organization_id: organizationId };
  const device = { ...body, id, structure_id: structureId, title: "A reader", kind: "reader" };
  await inBodies(world.owner, [organizationId], async (tx) => {
    await tx
      .insertInto("device")
      .values({ ...device, state: "approved" })
      .execute();
    await tx
      .insertInto("reader")
      .values({ ...body, device_id: id, serial: "ZK0000001" })
      .execute();
  });
  return id;
}

/** A badge held by the employee, and a PIN. */
export async function badgeOf(
  world: World,
  {
    organizationId,
    employeeId,
    userId,
  }: Record<"organizationId" | "employeeId" | "userId", string>,
): Promise<string> {
  const id = uuid();
  const own = { organization_id: organizationId, employee_id: employeeId };
  const at = new Date("2026-03-17T06:00:00Z");
  await inBodies(world.owner, [organizationId], async (tx) => {
    await tx
      .insertInto("badge")
      .values({ ...own, id, digest: Buffer.alloc(32), issued_at: at, issued_by: userId })
      .execute();
    await tx
      .insertInto("employee_pin")
      .values({ ...own, seq: 1, mark: Buffer.alloc(32), at, by_user: userId })
      .execute();
  });
  return id;
}
