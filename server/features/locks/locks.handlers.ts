import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import {
  type locks,
  type BodyOfSheets,
  completenessList,
  type DayOfSheets,
  type LockRow,
} from "#api/locks.ts";
import { firstDay, lastDay, monthOf, type Month, addDays, type Day } from "#domain/calendar/day.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn } from "#server/db/page.ts";
import { matchesWords } from "#server/db/search.ts";
import { dutyDays, dutyRows } from "#server/features/attendance/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext, BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { inOrder } from "#server/lists/in-order.ts";
import { listingOf } from "#server/lists/listing.ts";
import { completenessListTexts, lockFailed } from "#texts/locks.ts";
import { lookBackDays } from "./look-back.ts";
import { storeLocks } from "./store-locks.ts";

type ToLock = { structureId: string; date: Day; submitted: boolean };

/** Bodies with the sheets they owed in a month up to today, and their outcomes; each is read at its own moment. */
const completenessListing = listingOf(completenessList, {
  texts: completenessListTexts,
  before: (query, { today }) => ({ ...query, month: query.month ?? monthOf(today) }),
  also: (_db, { month }) => ({ month }),
  fileName: (_db, { month }) => `${completenessListTexts.title} ${month}`,
  count: (db, { search }) => countOf(bodiesFound(db, search)),
  items: async (db, { search, sort, month }, ctx, page) => {
    const found = bodiesFound(db, search).select(["o.id", "o.description"]);
    const bodies = await rowsIn(inOrder(found, byName, sort), page);
    const items: BodyOfSheets[] = [];
    for (const body of bodies) items.push(await sheetsOfBody(ctx, body, month));
    return items;
  },
  // Each body takes a handful of reads.
  batch: 20,
});

const byName = { by: { organization: "o.search_key" }, last: ["o.id"] };

export const lockHandlers: Handlers<typeof locks> = {
  getCompleteness: completenessListing.getAll,
  exportCompleteness: completenessListing.export,
  /** The effect in each body of locking every sheet owed up to a day. Throws `not-found` for an unknown one. */
  preview: async (ctx, { bodies, upTo }) => {
    const rows: LockRow[] = [];
    for (const { body, title } of await bodiesWithTitles(ctx, bodies))
      rows.push(rowOf(body, title, await sheetsToLock(body, upTo), "planned"));
    return { rows };
  },
  /** Locks every sheet owed up to a day, each body in a transaction of its own and with its own outcome. */
  lock: async (ctx, { bodies, upTo, reason }) => {
    const rows: LockRow[] = [];
    for (const { body, title } of await bodiesWithTitles(ctx, bodies)) {
      const sheets = await sheetsToLock(body, upTo);
      try {
        await write(body, "attendance.lock", async (tx) => {
          const days = sheets.map(({ structureId, date }) => ({ structureId, date, reason }));
          return { entries: await storeLocks(tx, body, days), result: null };
        });
        rows.push(rowOf(body, title, sheets, "done"));
      } catch (error) {
        ctx.log.error({ err: error, organizationId: body.organizationId }, "A mass lock failed");
        rows.push({ ...rowOf(body, title, [], "failed"), messages: [lockFailed] });
      }
    }
    return { rows };
  },
};

function bodiesFound(db: Reader, search: string | undefined) {
  return db.selectFrom("organization as o").where(matchesWords(sql.ref("o.search_key"), search));
}

async function sheetsOfBody(
  ctx: SignedContext,
  { id, description }: { id: string; description: string },
  month: Month,
): Promise<BodyOfSheets> {
  const body = { ...ctx, organizationId: id, right: null };
  const end = lastDay(month);
  const to = end < ctx.today ? end : ctx.today;
  const owed = await dutyDays(body, { from: firstDay(month), to });
  const { days, unlocksAsked } = await readBody(body, async (db) => {
    const found = await sql<DayOfSheets>`
      select d.date, count(*)::int as owed,
        count(*) filter (where coalesce(s.state, 'open') = 'open')::int as open,
        count(*) filter (where s.state = 'locked')::int as locked,
        count(*) filter (where exists (
          select from attendance_sheet_act a
          where a.organization_id = ${id} and a.structure_id = d.structure_id and a.date = d.date and a.state = 'submitted'
        ))::int as submitted
      from ${dutyRows(owed)}
      left join attendance_sheet s on s.organization_id = ${id} and s.structure_id = d.structure_id and s.date = d.date
      group by d.date order by d.date`.execute(db);
    const waiting = await db
      .selectFrom("unlock_request")
      .select((of) => of.fn.countAll<string>().as("asked"))
      .where((of) => of.and({ organization_id: id, state: "asked" }))
      .executeTakeFirstOrThrow();
    return { days: found.rows, unlocksAsked: Number(waiting.asked) };
  });
  const sum = (of: (day: DayOfSheets) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    organizationId: id,
    organization: description,
    owed: sum((day) => day.owed),
    open: sum((day) => day.open),
    submitted: sum((day) => day.submitted),
    locked: sum((day) => day.locked),
    asked: unlocksAsked,
    days,
  };
}

function rowOf(
  { organizationId }: BodyContext,
  organization: string,
  sheets: readonly ToLock[],
  outcome: LockRow["outcome"],
): LockRow {
  const unsubmitted = sheets.filter(({ submitted }) => !submitted).length;
  return {
    organizationId,
    organization,
    sheets: sheets.length,
    unsubmitted,
    outcome,
    messages: [],
  };
}

/** The bodies, each to be written separately: a repeated call locks nothing twice, so no response is stored. */
async function bodiesWithTitles(
  ctx: SignedContext,
  bodies: InputOf<typeof locks.preview>["bodies"],
): Promise<{ body: BodyContext; title: string }[]> {
  const ids = [...new Set(bodies.map(({ organizationId }) => organizationId))];
  const rows = await ctx.db
    .selectFrom("organization")
    .select(["id", "description"])
    .where("id", "in", ids)
    .orderBy("search_key")
    .execute();
  if (rows.length < ids.length) throw new Fault("not-found");
  return rows.map(({ id, description }) => ({
    body: { ...ctx, organizationId: id, right: null, repeat: null },
    title: description,
  }));
}

async function sheetsToLock(ctx: BodyContext, upTo: Day): Promise<ToLock[]> {
  const to = upTo < ctx.today ? upTo : ctx.today;
  const owed = await dutyDays(ctx, { from: addDays(to, -lookBackDays), to });
  return readBody(ctx, async (db) => {
    const { rows } = await sql<ToLock>`
      select d.structure_id as "structureId", d.date, coalesce(s.state, 'open') = 'submitted' as submitted
      from ${dutyRows(owed)}
      left join attendance_sheet s on s.organization_id = ${ctx.organizationId} and s.structure_id = d.structure_id and s.date = d.date
      where s.state is distinct from 'locked'`.execute(db);
    return rows;
  });
}
