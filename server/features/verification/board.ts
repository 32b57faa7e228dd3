import type { BoardRow } from "#api/monthly-contracts.ts";
import { firstDay, lastDay } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import { findingParameters } from "#server/features/parameters/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { countsOfMonths } from "./board.queries.ts";
import type { MonthsAsked } from "./months.queries.ts";

/** What each structure's month still lacks, by the structures' names; structures without a contract are left out. */
export async function boardOf(ctx: BodyContext, asked: MonthsAsked): Promise<BoardRow[]> {
  const { organizationId, month } = asked;
  const last = lastDay(month);
  const owed = await dutyDays(ctx, {
    from: firstDay(month),
    to: last < ctx.today ? last : ctx.today,
  });
  const { counts, closed } = await readBody(ctx, async (db) => {
    const { documentDueDays } = await findingParameters(db, organizationId, month);
    return {
      counts: await countsOfMonths(db, { ...asked, today: ctx.today, documentDueDays }),
      closed: await closedSheets(db, asked),
    };
  });
  const owedBy = Map.groupBy(owed, ({ structureId }) => structureId);
  return counts.map(({ recordedDays, ...row }) => {
    const days = owedBy.get(row.structureId) ?? [];
    const open = days
      .map(({ date }) => date)
      .filter((date) => !closed.has(`${row.structureId} ${date}`))
      .toSorted();
    const opened = open.filter((date) => recordedDays.includes(date));
    const unopenedDays = open.length - opened.length;
    return { ...row, unopenedDays, openSheets: opened.length, firstOpenDay: open[0] ?? null };
  });
}

async function closedSheets(db: Reader, asked: MonthsAsked): Promise<Set<string>> {
  const rows = await db
    .selectFrom("attendance_sheet")
    .select(["structure_id", "date"])
    .where("organization_id", "=", asked.organizationId)
    .where("date", ">=", firstDay(asked.month))
    .where("date", "<=", lastDay(asked.month))
    .where("state", "<>", "open")
    .execute();
  return new Set(rows.map((row) => `${row.structure_id} ${row.date}`));
}
