import { type SqlBool, sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { BodyOfSheets, CompletenessFilter, DayOfSheets, locks } from "#api/locks.ts";
import { firstDay, lastDay, monthOf, type Month } from "#domain/calendar/day.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";

type Named = { id: string; description: string };

/** Bodies with the sheets they owed in a month up to today, day by day, and what became of them. */
export async function completeness(
  ctx: SignedContext,
  { skip, take, ...filter }: InputOf<typeof locks.getCompleteness>,
): Promise<OutputOf<typeof locks.getCompleteness>> {
  const month = filter.month ?? monthOf(ctx.today);
  const { total } = await matching(ctx.db, filter)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const items = await sheetsOfBodies(ctx, filter, { skip, take });
  return { items, total: Number(total), month };
}

/** The sheets that a page of the bodies owed; each body is as of its own moment. */
export async function sheetsOfBodies(
  ctx: SignedContext,
  { month = monthOf(ctx.today), ...filter }: CompletenessFilter,
  page: Page,
): Promise<BodyOfSheets[]> {
  const list = matching(ctx.db, filter).select(["o.id", "o.description"]);
  const columns = { organization: "o.search_key" };
  const bodies = await rowsIn(sortedBy(list, filter.sort ?? "organization", columns, "o.id"), page);
  const items: BodyOfSheets[] = [];
  for (const body of bodies) items.push(await sheetsOfBody(ctx, body, month));
  return items;
}

function matching(db: Reader, { search }: CompletenessFilter) {
  return db
    .selectFrom("organization as o")
    .$if(Boolean(search), (query) =>
      query.where(
        matchesWords(sql.ref("o.search_key"), search ?? "") as ReturnType<typeof sql<SqlBool>>,
      ),
    );
}

async function sheetsOfBody(
  ctx: SignedContext,
  { id, description }: Named,
  month: Month,
): Promise<BodyOfSheets> {
  const body = { ...ctx, organizationId: id, right: null };
  const end = lastDay(month);
  const to = end < ctx.today ? end : ctx.today;
  const owed = await dutyDays(body, { from: firstDay(month), to });
  const { days, asked } = await readBody(body, async (db) => {
    const found = await sql<DayOfSheets>`
      select d.date, count(*)::int as owed,
        count(*) filter (where coalesce(s.state, 'open') = 'open')::int as open,
        count(*) filter (where s.state = 'locked')::int as locked,
        count(*) filter (where exists (
          select from attendance_sheet_act a
          where a.organization_id = ${id} and a.structure_id = d.structure_id and a.date = d.date and a.state = 'submitted'
        ))::int as submitted
      from unnest(${owed.map((one) => one.structureId)}::uuid[], ${owed.map((one) => one.date)}::date[])
        as d(structure_id, date)
      left join attendance_sheet s on s.organization_id = ${id} and s.structure_id = d.structure_id and s.date = d.date
      group by d.date order by d.date`.execute(db);
    const waiting = await db
      .selectFrom("unlock_request")
      .select((of) => of.fn.countAll<string>().as("asked"))
      .where("organization_id", "=", id)
      .where("state", "=", "asked")
      .executeTakeFirstOrThrow();
    return { days: found.rows, asked: Number(waiting.asked) };
  });
  const sum = (of: (day: DayOfSheets) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    organizationId: id,
    organization: description,
    owed: sum((day) => day.owed),
    open: sum((day) => day.open),
    submitted: sum((day) => day.submitted),
    locked: sum((day) => day.locked),
    asked,
    days,
  };
}
