import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Day } from "#domain/calendar/day.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import type { DeviceQuestion } from "#domain/devices/question.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { ArrivedLine } from "./arrived-line.ts";
import type { LockedReader } from "./as-reader.ts";
import type { Door } from "./reader-door.ts";

/** A new line, with its number among the reader's lines. */
export type NumberedLine = ArrivedLine & { number: number };

/** A line as stored. */
export type StoredLine = NumberedLine & {
  employeeId: string | null;
  question: DeviceQuestion | null;
};

/** The day in Athens on which the reader was approved. */
export async function approvedOn(tx: Writer, { organizationId, deviceId }: Door): Promise<Day> {
  const { at } = await tx
    .selectFrom("device_act")
    .select((of) => of.fn.max("at").as("at"))
    .where("organization_id", "=", organizationId)
    .where("device_id", "=", deviceId)
    .where("state", "=", "approved")
    .executeTakeFirstOrThrow();
  return dayAt(at.toISOString());
}

/** A line stored earlier, as computed then. */
type KnownLine = { digest: Buffer; punchedAt: Date; question: DeviceQuestion | null };

/** The lines that are already stored, and the new ones, each once, numbered on from the last. */
export async function splitLines(
  tx: Writer,
  { organizationId, deviceId }: Door,
  lines: readonly ArrivedLine[],
): Promise<{ known: KnownLine[]; fresh: NumberedLine[] }> {
  const { rows: known } = await sql<KnownLine>`
    select digest, punched_at as "punchedAt", question from device_entry
    where organization_id = ${organizationId} and device_id = ${deviceId}
      and digest = any (${lines.map(({ digest }) => digest)}::bytea[])
  `.execute(tx);
  const { last } = await tx
    .selectFrom("device_entry")
    .select((of) => of.fn.max("number").as("last"))
    .where((of) => of.and({ organization_id: organizationId, device_id: deviceId }))
    .executeTakeFirstOrThrow();
  const knownDigests = new Set(known.map(({ digest }) => digest.toString("hex")));
  const each = new Map(lines.map((line) => [line.digest.toString("hex"), line]));
  const fresh = [...each]
    .filter(([digest]) => !knownDigests.has(digest))
    .map(([, line], index) => ({ ...line, number: (last ?? 0) + index + 1 }));
  return { known, fresh };
}

/** The person with the number on that day, in the order of the lines; undefined if there is none. */
export async function holdersOf(
  tx: Writer,
  { organizationId }: BodyContext,
  structureId: string,
  lines: readonly ArrivedLine[],
): Promise<({ employeeId: string; worksHere: boolean; contracts: number } | undefined)[]> {
  const { rows } = await sql<{
    ord: number;
    employeeId: string;
    worksHere: boolean;
    contracts: number;
  }>`
    select l.ord::int as ord, e.id as "employeeId", count(distinct t.contract_id) filter (where l.day between t.first_day and t.last_day)::int as contracts,
      coalesce(bool_or(t.structure_id = ${structureId}), false) as "worksHere"
    from unnest(${lines.map(({ line }) => line.pin)}::text[], ${lines.map(({ day }) => day)}::date[])
      with ordinality as l(pin, day, ord)
    join employee e on e.organization_id = ${organizationId} and e.card_number = l.pin
    left join running_term t on t.organization_id = e.organization_id and t.employee_id = e.id
      and t.first_day <= l.day + 1 and t.last_day >= l.day - 1
    group by l.ord, e.id
  `.execute(tx);
  const holders = new Map(rows.map(({ ord, ...holder }) => [ord, holder]));
  return lines.map((_, index) => holders.get(index + 1));
}

/** The days of the lines whose sheet is locked, without an unlock of the whole sheet. */
export async function lockedDays(
  tx: Writer,
  { organizationId, now }: BodyContext,
  structureId: string,
  lines: readonly ArrivedLine[],
): Promise<Set<Day>> {
  const days = [...new Set(lines.map(({ day }) => day))];
  const { rows } = await sql<{ date: Day }>`
    select date from attendance_sheet s
    where s.organization_id = ${organizationId} and s.structure_id = ${structureId}
      and s.date = any (${days}::date[]) and s.state = 'locked'
      and not exists (
        select from unlock_request u
        where u.organization_id = s.organization_id and u.structure_id = s.structure_id and u.state = 'granted'
          and u.expires_at > ${now} and s.date between u.from_day and u.to_day and u.contract_id is null)
  `.execute(tx);
  return new Set(rows.map(({ date }) => date));
}

/** Stores lines as entries of the device. */
export async function storeLines(
  tx: Writer,
  { organizationId, now }: BodyContext,
  { id, structureId }: LockedReader,
  lines: readonly StoredLine[],
): Promise<void> {
  const column = <T>(of: (line: StoredLine) => T) => lines.map(of);
  await sql`
    insert into device_entry (organization_id, device_id, number, at, offset_ms, punched_at, direction, how, card_number,
      employee_id, structure_id, digest, question, received_at)
    select ${organizationId}::uuid, ${id}::uuid, n.number, n.at, n.offset_ms, n.punched_at, n.direction, 'number', n.pin,
      n.employee_id, ${structureId}::uuid, n.digest, n.question, ${now}::timestamptz
    from unnest(${column(({ number }) => number)}::int[], ${column(({ time }) => new Date(time.at))}::timestamptz[],
      ${column(({ time }) => time.offsetMs)}::bigint[], ${column(({ punchedAt }) => punchedAt)}::timestamptz[],
      ${column(({ direction }) => direction)}::text[], ${column(({ line }) => line.pin)}::text[],
      ${column(({ employeeId }) => employeeId)}::uuid[], ${column(({ digest }) => digest)}::bytea[],
      ${column(({ question }) => question)}::text[])
      as n(number, at, offset_ms, punched_at, direction, pin, employee_id, digest, question)
  `.execute(tx);
}

/** Stores lines as punches, like an import of the reader's file: lines already imported are not stored again. */
export async function keepPunches(
  tx: Writer,
  { organizationId }: BodyContext,
  lines: readonly StoredLine[],
): Promise<void> {
  const column = <T>(of: (line: StoredLine) => T) => lines.map(of);
  await sql`
    insert into punch (organization_id, id, source, card_number, at, direction, raw_line, employee_id, offset_ms)
    select ${organizationId}::uuid, n.id, 'attlog', n.pin, n.at, n.direction, n.raw_line, n.employee_id, n.offset_ms
    from unnest(${column(() => uuid())}::uuid[], ${column(({ line }) => line.pin)}::text[],
      ${column(({ punchedAt }) => punchedAt)}::timestamptz[], ${column(({ direction }) => direction)}::text[],
      ${column(({ rawLine }) => rawLine)}::text[], ${column(({ employeeId }) => employeeId)}::uuid[],
      ${column(({ offsetMs }) => offsetMs)}::bigint[])
      as n(id, pin, at, direction, raw_line, employee_id, offset_ms)
    on conflict (organization_id, source, card_number, at, direction) do nothing
  `.execute(tx);
}

/** Stores what a transmission reported about the reader itself; the stamp is the reader's own and may decrease when it is cleared. */
export async function noteLog(
  tx: Writer,
  { organizationId, deviceId }: Door,
  report: { stamp: string; badLines: number; oldLines: number; offsetMs: number | null },
): Promise<void> {
  await sql`
    update reader set last_stamp = case when ${report.stamp} = '' then last_stamp else ${report.stamp} end,
      bad_lines = bad_lines + ${report.badLines}, old_lines = old_lines + ${report.oldLines}
    where organization_id = ${organizationId} and device_id = ${deviceId}
  `.execute(tx);
  if (report.offsetMs === null) return;
  const key = { organization_id: organizationId, id: deviceId };
  await updateRows(tx, "device", key, { offset_ms: report.offsetMs });
}
