import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { readers } from "#api/readers.ts";
import { type AsStored, toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import { deviceEntry, leaveAct, type DeviceState } from "#server/features/devices/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { fieldFault, notFound, orNotFound, refused } from "#server/kernel/fault.ts";
import { withSecretAnswer } from "#server/kernel/idempotency.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { notConnected, serialTaken } from "#texts/readers.ts";
import { leaveCommand } from "./commands.queries.ts";
import { doorMark, newSecret } from "./reader-door.ts";
import { renewAddress } from "./renew-address.ts";

type Query = InputOf<typeof readers.getById>;

type Details = OutputOf<typeof readers.getById>;
type Command = Details["commands"][number];

type Row = Omit<Details, "seenAt" | "greetedAt" | "lastPunchedAt" | "offsetMs" | "commands"> & {
  state: DeviceState;
  seenAt: Date | null;
  greetedAt: Date | null;
  lastPunchedAt: Date | null;
  offsetMs: string | null;
};

const serialFault = () => fieldFault("serial", serialTaken);

export const readerHandlers: Handlers<typeof readers> = {
  /**
   * Declares a reader, which is refused until it is approved. The secret of its address is returned once. Throws
   * `not-found` for a structure of another body and `invalid` for a serial number already declared.
   */
  create: (ctx, given) => {
    const { organizationId, structureId, title, serial, networks, inPath } = given;
    const id = uuid();
    const secret = inPath ? newSecret() : null;
    return namingViolations({ reader_door_pkey: serialFault }, () =>
      write(withSecretAnswer(ctx), "reader.create", async (tx) => {
        const body = { organization_id: organizationId };
        await insertRow(tx, "device", {
          ...body,
          id,
          structure_id: structureId,
          title,
          state: "asked",
          kind: "reader",
        });
        await insertRow(tx, "reader", { ...body, device_id: id, serial });
        const mark = secret === null ? null : doorMark(ctx, serial, secret);
        await insertRow(tx, "reader_door", {
          serial,
          body: organizationId,
          device: id,
          mark,
          networks,
        });
        await leaveAct(tx, ctx, id, "asked", ctx.actor.userId);
        const after = { title, state: "asked", serial, networks, inPath };
        return {
          entries: [deviceEntry({ id, structureId }, null, after)],
          result: { id, version: 1, path: secret === null ? null : `/r/${secret}` },
        };
      }),
    );
  },
  /** A reader with its last report, its totals and its newest commands. Throws `not-found`, also for other kinds of device. */
  getById: (ctx, query) =>
    readBody(ctx, async (db) => {
      const found = orNotFound(await readerOf(db, query));
      const { offsetMs, ...reader } = found;
      return {
        ...toResponse(reader),
        offsetMs: offsetMs === null ? null : Number(offsetMs),
        commands: await newestCommands(db, query),
      };
    }),
  renewAddress,
  /** Queues a command that the reader gets on its next poll. Throws `not-found`, and `refused` unless it is approved. */
  instruct: (ctx, { organizationId, id, command }) =>
    write(ctx, "reader.instruct", async (tx) => {
      const reader = await tx
        .selectFrom("device")
        .select(["id", "state", "structure_id as structureId"])
        .where((of) => of.and({ organization_id: organizationId, id, kind: "reader" }))
        .forUpdate()
        .executeTakeFirstOrThrow(notFound);
      if (reader.state !== "approved") throw refused(notConnected);
      const seq = await leaveCommand(tx, ctx, id, command, ctx.actor.userId);
      const entry = deviceEntry(reader, null, { command, seq });
      return { entries: [entry], result: { seq } };
    }),
};

async function readerOf(db: Reader, { organizationId, id }: Query): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select d.id, d.version, d.title, s.title as "structureTitle", d.state, r.serial, o.mark is not null as "inPath",
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
  { organizationId, id }: Query,
): Promise<Details["commands"]> {
  const { rows } = await sql<AsStored<Command, "askedAt" | "sentAt" | "doneAt">>`
    select c.seq, c.command, c.asked_at as "askedAt", u.nick_name as "askedBy", c.sent_at as "sentAt",
      c.done_at as "doneAt", c.result
    from reader_command c
    left join app_user u on u.id = c.asked_by
    where c.organization_id = ${organizationId} and c.device_id = ${id}
    order by c.seq desc limit 10
  `.execute(db);
  return rows.map(toResponse);
}
