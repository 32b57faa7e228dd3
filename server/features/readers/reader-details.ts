import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { readers } from "#api/readers.ts";
import { asTold } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import type { DeviceState } from "#server/features/devices/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import type { ReaderCommand } from "./commands.queries.ts";

type Asked = InputOf<typeof readers.getById>;
type Details = OutputOf<typeof readers.getById>;

/** A reader with what it told last, what it sent and its newest commands. Throws `not-found`, for another kind of device too. */
export function readerDetails(ctx: BodyContext, asked: Asked): Promise<Details> {
  return readBody(ctx, async (db) => {
    const found = await readerOf(db, asked);
    if (!found) throw new Fault("not-found");
    const { offsetMs, ...reader } = found;
    return {
      ...asTold(reader),
      offsetMs: offsetMs === null ? null : Number(offsetMs),
      commands: await newestCommands(db, asked),
    };
  });
}

type Row = Omit<Details, "seenAt" | "greetedAt" | "lastPunchedAt" | "offsetMs" | "commands"> & {
  state: DeviceState;
  seenAt: Date | null;
  greetedAt: Date | null;
  lastPunchedAt: Date | null;
  offsetMs: string | null;
};

async function readerOf(db: Reader, { organizationId, id }: Asked): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select d.id, d.title, s.title as "structureTitle", d.state, r.serial, o.mark is not null as "inPath",
      coalesce(o.networks, '{}') as networks, d.seen_at as "seenAt", r.greeted_at as "greetedAt",
      r.push_version as "pushVersion", r.last_stamp as "lastStamp", d.offset_ms as "offsetMs",
      e.last_at as "lastPunchedAt", e.entries, e.questions, r.bad_lines as "badLines", r.old_lines as "oldLines"
    from device d
    join reader r on r.organization_id = d.organization_id and r.device_id = d.id
    join structure s on s.organization_id = d.organization_id and s.id = d.structure_id
    left join reader_door o on o.body = d.organization_id and o.device = d.id
    cross join lateral (
      select max(e.punched_at) as last_at, count(*)::int as entries,
        (count(*) filter (where e.question is not null and a.number is null))::int as questions
      from device_entry e
      left join device_entry_answer a
        on a.organization_id = e.organization_id and a.device_id = e.device_id and a.number = e.number
      where e.organization_id = d.organization_id and e.device_id = d.id) e
    where d.organization_id = ${organizationId} and d.id = ${id}
  `.execute(db);
  return rows[0];
}

async function newestCommands(
  db: Reader,
  { organizationId, id }: Asked,
): Promise<Details["commands"]> {
  const { rows } = await sql<{
    seq: number;
    command: ReaderCommand;
    askedAt: Date;
    askedBy: string | null;
    sentAt: Date | null;
    doneAt: Date | null;
    result: number | null;
  }>`
    select c.seq, c.command, c.asked_at as "askedAt", u.nick_name as "askedBy", c.sent_at as "sentAt",
      c.done_at as "doneAt", c.result
    from reader_command c
    left join app_user u on u.id = c.asked_by
    where c.organization_id = ${organizationId} and c.device_id = ${id}
    order by c.seq desc limit 10
  `.execute(db);
  return rows.map(asTold);
}
