import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { devices } from "#api/devices.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { type DeviceQuestion, waitsForAnswer } from "#domain/devices/question.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { hasRow, insertNew } from "#server/db/rows.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound, refused } from "#server/kernel/fault.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { answeredAlready } from "#texts/devices.ts";
import { type DevicePunch, keepPunch } from "./keep-punch.ts";
import { type PunchedDay, recordPunched } from "./record-punched.ts";

type Input = InputOf<typeof devices.answerQuestion>;

type Questioned = Omit<DevicePunch, "rawLine"> & { structureId: string; question: DeviceQuestion };

/**
 * Answers a question once. If accepted, the entry becomes a punch at the computed time and goes into the day's record where nothing
 * prevents it; if put aside, it stays an entry. Repeating the same answer by the same user gives the same response, and records the day if
 * the first call was interrupted. Throws `not-found`, and `refused` if there is another answer.
 */
export const answerQuestion: Handler<typeof devices.answerQuestion> = async (ctx, input) => {
  const { organizationId, deviceId, number, accepted, reason } = input;
  // The response is not stored for repeats, since a repeat finds the day recorded or not.
  const { days } = await write({ ...ctx, repeat: null }, "device.answer", async (tx) => {
    const found = orNotFound(await questioned(tx, input));
    const isNew = await insertNew(tx, "device_entry_answer", {
      ...inColumns({ organizationId, deviceId, number, accepted, reason }),
      at: ctx.now,
      by_user: ctx.actor.userId,
    });
    if (!isNew && !(await isOwnAnswer(tx, ctx, input))) throw refused(answeredAlready);
    const { question, structureId, punchedAt } = found;
    const rawLine = `${deviceId}/${number}`;
    const isKept = accepted && waitsForAnswer(question);
    if (isKept && isNew) await keepPunch(tx, organizationId, { ...found, rawLine });
    const entry = entryOf("device-entry", `${deviceId}/${number}`, {
      structureId,
      date: dayAt(punchedAt.toISOString()),
      reason,
      before: { question },
      after: { accepted },
    });
    return {
      entries: isNew ? [entry] : [],
      result: { days: isKept ? await daysOf(tx, input, found) : [] },
    };
  });
  for (const day of days) await recordPunched({ ...ctx, repeat: null }, day);
  return { number };
};

function isOwnAnswer(
  tx: Writer,
  { actor }: BodyContext,
  { organizationId, deviceId, number, accepted, reason }: Input,
): Promise<boolean> {
  const answer = inColumns({ organizationId, deviceId, number, accepted, reason });
  return hasRow(tx, "device_entry_answer", { ...answer, by_user: actor.userId });
}

/** The days that the punch affects: in the structures of the person's contracts that day. */
async function daysOf(
  tx: Writer,
  { organizationId }: Input,
  { employeeId, punchedAt }: Questioned,
): Promise<PunchedDay[]> {
  const day = dayAt(punchedAt.toISOString());
  const { rows } = await sql<{ structureId: string }>`
    select distinct t.structure_id as "structureId"
    from running_term t
    where t.organization_id = ${organizationId} and t.employee_id = ${employeeId}
      and ${day}::date between t.first_day and t.last_day
  `.execute(tx);
  return rows.map(({ structureId }) => ({ day, structureId }));
}

/** The entry in question, with its device's row locked. */
async function questioned(
  tx: Writer,
  { organizationId, deviceId, number }: Input,
): Promise<Questioned | undefined> {
  const { rows } = await sql<Questioned>`
    select case d.kind when 'reader' then 'attlog' else 'device' end as source, e.employee_id as "employeeId", e.card_number as "cardNumber", e.punched_at as "punchedAt", e.direction,
      e.structure_id as "structureId", case when d.kind <> 'reader' or e.offset_ms <> 0 then e.offset_ms::float8 end as "offsetMs",
      e.distance_meters as "distanceMeters", e.question
    from device_entry e
    join device d on d.organization_id = e.organization_id and d.id = e.device_id
    where e.organization_id = ${organizationId} and e.device_id = ${deviceId} and e.number = ${number}
      and e.question is not null
    for update of d
  `.execute(tx);
  return rows[0];
}
