import { sql } from "kysely";
import type { readerCommands } from "#api/readers.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

type ReaderCommand = (typeof readerCommands)[number];

/** Queues a command for a reader; `askedBy` is null for the system. Returns its number. */
export async function leaveCommand(
  tx: Writer,
  { organizationId, now }: BodyContext,
  deviceId: string,
  command: ReaderCommand,
  askedBy: string | null,
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    insert into reader_command (organization_id, device_id, seq, command, asked_at, asked_by)
    select ${organizationId}, ${deviceId}, coalesce(max(seq), 0) + 1, ${command}, ${now}, ${askedBy}
    from reader_command where organization_id = ${organizationId} and device_id = ${deviceId}
    returning seq
  `.execute(tx);
  return rows[0]?.seq ?? 0;
}

/** Takes the oldest command not yet sent, and marks it as sent. */
export async function takeCommand(
  tx: Writer,
  { organizationId, now }: BodyContext,
  deviceId: string,
): Promise<{ seq: number; command: ReaderCommand } | undefined> {
  const { rows } = await sql<{ seq: number; command: ReaderCommand }>`
    update reader_command set sent_at = ${now}
    where organization_id = ${organizationId} and device_id = ${deviceId} and seq = (
      select min(seq) from reader_command
      where organization_id = ${organizationId} and device_id = ${deviceId} and sent_at is null)
    returning seq, command
  `.execute(tx);
  return rows[0];
}

/** When the reader was last told to set its clock. */
export async function clockSetAt(
  tx: Writer,
  { organizationId }: BodyContext,
  deviceId: string,
): Promise<Date | null> {
  const { at } = await tx
    .selectFrom("reader_command")
    .select((of) => of.fn.max("asked_at").as("at"))
    .where("organization_id", "=", organizationId)
    .where("device_id", "=", deviceId)
    .where("command", "=", "set-time")
    .executeTakeFirstOrThrow();
  return at;
}

/** Stores the results of commands. A number that was never sent, or already has a result, changes nothing. */
export async function noteResults(
  tx: Writer,
  { organizationId, now }: BodyContext,
  deviceId: string,
  results: readonly { seq: number; result: number }[],
): Promise<void> {
  await sql`
    update reader_command c set done_at = ${now}, result = r.result
    from unnest(${results.map(({ seq }) => seq)}::int[], ${results.map(({ result }) => result)}::int[]) as r(seq, result)
    where c.organization_id = ${organizationId} and c.device_id = ${deviceId} and c.seq = r.seq
      and c.sent_at is not null and c.done_at is null
  `.execute(tx);
}
