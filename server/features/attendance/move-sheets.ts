import { sql } from "kysely";
import type { SheetState } from "#domain/attendance/refusal.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";

/** The sheet of a structure and day, and the reason for its change of state. */
export type SheetToMove = { structureId: string; date: Day; reason?: string };

/**
 * Submits or locks sheets, including those never opened, each with its act: who, when, why. Sheets already in that
 * state, and locked ones, stay as they are. Returns the ledger entries.
 */
export async function moveSheets(
  tx: Writer,
  ctx: BodyContext,
  sheets: readonly SheetToMove[],
  state: Exclude<SheetState, "open">,
): Promise<Entry[]> {
  if (sheets.length === 0) return [];
  const { rows } = await sql<{ structureId: string; date: Day; reason: string; was: SheetState }>`
    with asked as (
      select d.structure_id, d.date, d.reason, coalesce(s.state, 'open') as was
      from unnest(${sheets.map((one) => one.structureId)}::uuid[], ${sheets.map((one) => one.date)}::date[],
        ${sheets.map(({ reason }) => reason ?? "")}::text[]) as d(structure_id, date, reason)
      left join attendance_sheet s on s.organization_id = ${ctx.organizationId} and s.structure_id = d.structure_id and s.date = d.date
    ),
    moved as (
      insert into attendance_sheet as s (organization_id, structure_id, date, state, version)
      select ${ctx.organizationId}::uuid, structure_id, date, ${state}, 1 from asked order by structure_id, date
      on conflict (organization_id, structure_id, date) do update set state = excluded.state, version = s.version + 1
        where s.state not in ('locked', excluded.state)
      returning structure_id, date, version
    ),
    acted as (
      insert into attendance_sheet_act (organization_id, structure_id, date, seq, state, at, by_user, reason)
      select ${ctx.organizationId}::uuid, m.structure_id, m.date, m.version, ${state}, ${ctx.now}, ${ctx.actor.userId}::uuid, a.reason
      from moved m join asked a on a.structure_id = m.structure_id and a.date = m.date
    )
    select m.structure_id as "structureId", m.date, a.reason, a.was
    from moved m join asked a on a.structure_id = m.structure_id and a.date = m.date
    order by m.date, m.structure_id`.execute(tx);
  return rows.map(({ structureId, date, reason, was }) =>
    entryOf("attendance-sheet", `${structureId}/${date}`, {
      structureId,
      date,
      reason,
      before: { state: was },
      after: { state },
    }),
  );
}
