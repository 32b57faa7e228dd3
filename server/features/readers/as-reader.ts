import { sql } from "kysely";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import { deviceContext, type DeviceState } from "#server/features/devices/public.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write, type WriteOutcome } from "#server/kernel/write.ts";
import type { Door } from "./reader-door.ts";

/** A reader, locked until the transaction ends; `seenAt` and `greetedAt` are from before this call. */
export type LockedReader = {
  id: string;
  structureId: string;
  state: DeviceState;
  seenAt: Date | null;
  greetedAt: Date | null;
  lastStamp: string;
};

/**
 * Runs a reader's request in one transaction, as the reader. For one that waits for approval, only the call is
 * recorded, and it is refused like one that was revoked meanwhile: throws `forbidden`.
 */
export async function asReader<T>(
  ctx: Context,
  door: Door,
  act: LedgerAct,
  change: (tx: Writer, own: BodyContext, reader: LockedReader) => Promise<WriteOutcome<T>>,
): Promise<T> {
  const own = deviceContext(ctx, door);
  const done = await write(own, act, async (tx) => {
    const reader = await lockReader(tx, door);
    if (reader?.state !== "approved" && reader?.state !== "asked")
      return { entries: [], result: null };
    const key = { organization_id: door.organizationId, id: door.deviceId };
    await updateRows(tx, "device", key, { seen_at: ctx.now });
    if (reader.state === "asked") return { entries: [], result: null };
    const { entries, result } = await change(tx, own, reader);
    return { entries, result: { result } };
  });
  if (done === null) throw new Fault("forbidden");
  return done.result;
}

async function lockReader(
  tx: Writer,
  { organizationId, deviceId }: Door,
): Promise<LockedReader | undefined> {
  const { rows } = await sql<LockedReader>`
    select d.id, d.structure_id as "structureId", d.state, d.seen_at as "seenAt", r.greeted_at as "greetedAt",
      r.last_stamp as "lastStamp"
    from device d
    join reader r on r.organization_id = d.organization_id and r.device_id = d.id
    where d.organization_id = ${organizationId} and d.id = ${deviceId} for update of d
  `.execute(tx);
  return rows[0];
}
