import { sql } from "kysely";
import { type BodyOfSheets, completenessList, type DayOfSheets } from "#api/locks.ts";
import { firstDay, lastDay, monthOf, type Month } from "#domain/calendar/day.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { rowsIn } from "#server/db/page.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { inOrder } from "#server/lists/in-order.ts";
import { listingOf } from "#server/lists/listing.ts";
import { completenessListTexts } from "#texts/locks.ts";

type Named = { id: string; description: string };

/** Bodies with the sheets they owed in a month up to today, and what became of them; each is as of its own moment. */
export const completenessListing = listingOf(completenessList, {
  texts: completenessListTexts,
  before: (asked, { today }) => ({ ...asked, month: asked.month ?? monthOf(today) }),
  also: (_db, { month }) => ({ month }),
  fileName: (_db, { month }) => `${completenessListTexts.title} ${month}`,
  count: async (db, { search }) => {
    const { total } = await bodiesFound(db, search)
      .select((of) => of.fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    return Number(total);
  },
  items: async (db, { search, sort, month }, ctx, page) => {
    const found = bodiesFound(db, search).select(["o.id", "o.description"]);
    const bodies = await rowsIn(inOrder(found, byName, sort), page);
    const items: BodyOfSheets[] = [];
    for (const body of bodies) items.push(await sheetsOfBody(ctx, body, month));
    return items;
  },
  // A body asks for a handful of reads.
  batch: 20,
});

const byName = { by: { organization: "o.search_key" }, last: ["o.id"] };

function bodiesFound(db: Reader, search: string | undefined) {
  return db.selectFrom("organization as o").where(matchesWords(sql.ref("o.search_key"), search));
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
