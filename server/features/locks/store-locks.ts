import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";

/** A sheet to lock, and why. */
export type SheetToLock = { structureId: string; date: Day; reason: string };

/**
 * Locks sheets, those that nobody has opened too, each with its act; sheets locked already stay as they are. Whoever
 * records in one of the structures is waited for first, so that nothing is saved that did not see the lock.
 */
export async function storeLocks(
  tx: Writer,
  ctx: BodyContext,
  sheets: readonly SheetToLock[],
): Promise<Entry[]> {
  const structureIds = [...new Set(sheets.map((one) => one.structureId))];
  await sql`
    select from structure where organization_id = ${ctx.organizationId} and id = any (${structureIds}::uuid[])
    order by id for update`.execute(tx);
  const { rows } = await sql<{ structure_id: string; date: Day; reason: string; was: string }>`
    with asked as (
      select d.structure_id, d.date, d.reason, coalesce(s.state, 'open') as was
      from unnest(${sheets.map((one) => one.structureId)}::uuid[], ${sheets.map((one) => one.date)}::date[],
        ${sheets.map((one) => one.reason)}::text[]) as d(structure_id, date, reason)
      left join attendance_sheet s on s.organization_id = ${ctx.organizationId} and s.structure_id = d.structure_id and s.date = d.date
      where s.state is distinct from 'locked'
    ),
    locked as (
      insert into attendance_sheet as s (organization_id, structure_id, date, state, version)
      select ${ctx.organizationId}::uuid, structure_id, date, 'locked', 1 from asked
      on conflict (organization_id, structure_id, date) do update set state = 'locked', version = s.version + 1
        where s.state <> 'locked'
      returning structure_id, date, version
    ),
    acted as (
      insert into attendance_sheet_act (organization_id, structure_id, date, seq, state, at, by_user, reason)
      select ${ctx.organizationId}::uuid, l.structure_id, l.date, l.version, 'locked', ${ctx.now}, ${ctx.actor.userId}::uuid, a.reason
      from locked l join asked a on a.structure_id = l.structure_id and a.date = l.date
    )
    select a.structure_id, a.date, a.reason, a.was
    from locked l join asked a on a.structure_id = l.structure_id and a.date = l.date
    order by a.date, a.structure_id`.execute(tx);
  return rows.map((row) =>
    entryOf("attendance-sheet", `${row.structure_id}/${row.date}`, {
      structureId: row.structure_id,
      date: row.date,
      before: { state: row.was },
      after: { state: "locked" },
      reason: row.reason,
    }),
  );
}
