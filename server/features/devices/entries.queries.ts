import { sql } from "kysely";
import type { DeviceQuestion } from "#domain/devices/question.ts";
import type { DeviceEntry, DeviceName } from "#domain/devices/signed-text.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Holder } from "./holder-of.ts";

/** A stored entry. */
export type StoredEntry = Omit<DeviceEntry, "value" | "pin" | "place"> &
  Holder & {
    punchedAt: Date;
    /** From its structure; null if the location is not asked for or was not sent. */
    distanceMeters: number | null;
    structureId: string;
    digest: Buffer;
    question: DeviceQuestion | null;
  };

/** The fields of an entry that determine its answer and the day on which it is recorded. */
export type AnsweredEntry = Pick<
  StoredEntry,
  "number" | "digest" | "question" | "name" | "employeeId" | "punchedAt"
>;

/** The entry stored under a number, if any. */
export async function storedEntry(
  tx: Writer,
  { organizationId, deviceId }: DeviceName,
  number: number,
): Promise<AnsweredEntry | undefined> {
  const { rows } = await sql<AnsweredEntry>`
    select d.number, d.digest, d.question, d.employee_id as "employeeId", d.punched_at as "punchedAt", e.first_name || ' ' || left(e.last_name, 1) || '.' as name
    from device_entry d
    left join employee e on e.organization_id = d.organization_id and e.id = d.employee_id
    where d.organization_id = ${organizationId} and d.device_id = ${deviceId} and d.number = ${number}
  `.execute(tx);
  return rows[0];
}

/** The greatest number below the given one, and when that entry was. */
export async function lastEntry(
  tx: Writer,
  { organizationId, deviceId }: DeviceName,
  number: number,
): Promise<{ lastNumber: number; lastPunchedAt: number | null }> {
  const { rows } = await sql<{ number: number; punched_at: Date }>`
    select number, punched_at from device_entry
    where organization_id = ${organizationId} and device_id = ${deviceId} and number < ${number}
    order by number desc limit 1
  `.execute(tx);
  const [last] = rows;
  return { lastNumber: last?.number ?? 0, lastPunchedAt: last?.punched_at.getTime() ?? null };
}

/** Stores an entry under its number. */
export async function storeEntry(
  tx: Writer,
  ctx: BodyContext,
  deviceId: string,
  entry: StoredEntry,
): Promise<void> {
  await insertRow(tx, "device_entry", {
    organization_id: ctx.organizationId,
    device_id: deviceId,
    number: entry.number,
    at: entry.at,
    offset_ms: entry.offsetMs,
    punched_at: entry.punchedAt,
    direction: entry.direction,
    how: entry.how,
    card_number: entry.cardNumber,
    employee_id: entry.employeeId,
    structure_id: entry.structureId,
    digest: entry.digest,
    question: entry.question,
    received_at: ctx.now,
    distance_meters: entry.distanceMeters,
  });
}

/** Stores what the device reported of itself, and when. */
export async function noteContact(
  tx: Writer,
  ctx: BodyContext,
  { deviceId, unsent, offsetMs }: { deviceId: string; unsent: number; offsetMs: number },
): Promise<void> {
  const key = { organization_id: ctx.organizationId, id: deviceId };
  await updateRows(tx, "device", key, { seen_at: ctx.now, unsent, offset_ms: offsetMs });
}
