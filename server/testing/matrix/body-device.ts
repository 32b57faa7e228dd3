import { generateKeyPairSync } from "node:crypto";
import { v7 as uuid } from "uuid";
import { inBodies } from "../../db/seed/in-body.ts";
import type { World } from "../world.ts";

/** A device of the structure that asks to be approved, with one entry that nobody has looked at. */
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
