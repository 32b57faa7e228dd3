import { sql } from "kysely";
import { type Day, daysOfMonth, firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import { sheetActReasons } from "#texts/verification.ts";
import type { Writer } from "#server/db/handles.ts";
import { moveSheets } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import type { StructureMonth } from "./digest-of-month.ts";

/**
 * Locks every sheet of the month, including those never opened, so that nothing is recorded next to what is signed.
 * Returns the ledger entries.
 */
export function lockSheets(
  tx: Writer,
  ctx: BodyContext,
  { structureId, month }: StructureMonth,
): Promise<Entry[]> {
  const reason = sheetActReasons.signed;
  const sheets = daysOfMonth(month).map((date) => ({ structureId, date, reason }));
  return moveSheets(tx, ctx, sheets, "locked");
}

/**
 * Restores the sheets that a signature of the month locked to their state before it. Sheets locked for another reason
 * stay locked. Returns the ledger entries.
 */
export async function reopenSheets(
  tx: Writer,
  ctx: BodyContext,
  { structureId, month, why }: { structureId: string; month: Month; why: string },
): Promise<Entry[]> {
  const { rows } = await sql<{ date: Day; state: string }>`
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
    select date, state from reopened order by date
  `.execute(tx);
  return rows.map(({ date, state }) =>
    entryOf("attendance-sheet", `${structureId}/${date}`, {
      structureId,
      date,
      reason: why,
      before: { state: "locked" },
      after: { state },
    }),
  );
}
