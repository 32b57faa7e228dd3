import { sql } from "kysely";
import { type Day, firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import { sheetActReasons } from "#texts/verification.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import type { StructureMonth } from "./digest-of-month.ts";

/**
 * Locks every sheet of the month, those that nobody has opened included, so that nothing is recorded beside what is signed.
 * Gives the entries for the ledger.
 */
export async function lockSheets(
  tx: Writer,
  ctx: BodyContext,
  { organizationId, structureId, month }: StructureMonth,
): Promise<Entry[]> {
  const [from, to] = [firstDay(month), lastDay(month)];
  const { rows } = await sql<MovedSheet>`
    with stood as (
      select date, state from attendance_sheet
      where organization_id = ${organizationId} and structure_id = ${structureId} and date between ${from} and ${to}
    ), locked as (
      insert into attendance_sheet as s (organization_id, structure_id, date, state, version)
      select ${organizationId}::uuid, ${structureId}::uuid, d::date, 'locked', 1
      from generate_series(${from}::date, ${to}::date, interval '1 day') d
      on conflict (organization_id, structure_id, date) do update set state = 'locked', version = s.version + 1
        where s.state <> 'locked'
      returning date, version
    ), acted as (
      insert into attendance_sheet_act (organization_id, structure_id, date, seq, state, at, by_user, reason)
      select ${organizationId}::uuid, ${structureId}::uuid, date, version, 'locked', ${ctx.now}, ${ctx.actor.userId}::uuid,
        ${sheetActReasons.signed}
      from locked
    )
    select l.date, coalesce(s.state, 'open') as was, 'locked' as state
    from locked l left join stood s on s.date = l.date order by l.date
  `.execute(tx);
  return entriesOf(structureId, rows, sheetActReasons.signed);
}

/**
 * Gives the sheets that a signature of the month locked back the state they had before it. Sheets that were locked for
 * another cause stay so. Gives the entries for the ledger.
 */
export async function reopenSheets(
  tx: Writer,
  ctx: BodyContext,
  { structureId, month, why }: { structureId: string; month: Month; why: string },
): Promise<Entry[]> {
  const { rows } = await sql<MovedSheet>`
    with reopened as (
      update attendance_sheet s
      set version = s.version + 1, state = coalesce((
        select b.state from attendance_sheet_act b
        where b.organization_id = s.organization_id and b.structure_id = s.structure_id and b.date = s.date
          and b.seq < s.version
        order by b.seq desc limit 1), 'open')
      from attendance_sheet_act a
      where s.organization_id = ${ctx.organizationId} and s.structure_id = ${structureId}
        and s.date between ${firstDay(month)} and ${lastDay(month)} and s.state = 'locked'
        and a.organization_id = s.organization_id and a.structure_id = s.structure_id and a.date = s.date
        and a.seq = s.version and exists (
          select from month_signature g
          where g.organization_id = s.organization_id and g.structure_id = s.structure_id and g.month = ${month}
            and g.signed_at = a.at)
      returning s.structure_id, s.date, s.version, s.state
    ), acted as (
      insert into attendance_sheet_act (organization_id, structure_id, date, seq, state, at, by_user, reason)
      select ${ctx.organizationId}::uuid, structure_id, date, version, state, ${ctx.now}, ${ctx.actor.userId}::uuid, ${why}
      from reopened
    )
    select date, 'locked' as was, state from reopened order by date
  `.execute(tx);
  return entriesOf(structureId, rows, why);
}

type MovedSheet = { date: Day; was: string; state: string };

function entriesOf(structureId: string, rows: readonly MovedSheet[], reason: string): Entry[] {
  return rows.map(({ date, was, state }) =>
    entryOf("attendance-sheet", `${structureId}/${date}`, {
      structureId,
      date,
      reason,
      before: { state: was },
      after: { state },
    }),
  );
}
