import { sql } from "kysely";
import { mostSheetDays, type SheetFilter, sheetList, type SheetItem } from "#api/sheets.ts";
import { daysBetween, firstDay, monthOf, type Day } from "#domain/calendar/day.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import { matchesWords } from "#server/db/search.ts";
import {
  dutyDays,
  type DutyDay,
  peopleExpected,
  dutyRows,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { listingOf } from "#server/lists/listing.ts";
import { sheetListTexts, sheetPageTexts } from "#texts/sheets.ts";

/** Which of a body's owed sheets over some days a list shows, and in what order. */
type OwedSheets = SheetFilter & { from: Day; to: Day; owed: readonly DutyDay[] };

type SheetFilters = Omit<OwedSheets, "sort">;

type SheetDetails = Pick<
  SheetItem,
  "expected" | "recorded" | "missing" | "submittedBy" | "submittedAt"
>;

type Marked = Pick<SheetItem, "structureId" | "date" | "missing" | "submittedBy"> & {
  submittedAt: Date | null;
};

type Found = {
  structure_id: string;
  date: Day;
  title: string;
  search_key: string;
  state: SheetItem["state"];
};

const nothing: SheetDetails = {
  expected: 0,
  recorded: 0,
  missing: 0,
  submittedBy: null,
  submittedAt: null,
};

/** The sheets that a body owes. Throws like `owedSheets`. */
export const sheetListing = listingOf(sheetList, {
  texts: sheetListTexts,
  before: owedSheets,
  also: (_db, { from, to }) => ({ from, to }),
  /** The number of owed sheets that match the filter. */
  count: (db, query) => countOf(matching(db, query)),
  items: (db, query, _ctx, page) => sheetItems(db, query, page),
});

/**
 * The days that a list of owed sheets covers, and what is owed on them. Throws `invalid` at `from` if there are too
 * many days.
 */
async function owedSheets(filter: SheetFilter, ctx: BodyContext): Promise<OwedSheets> {
  const to = filter.to === undefined || filter.to > ctx.today ? ctx.today : filter.to;
  const from = filter.from ?? firstDay(monthOf(to));
  if (daysBetween(from, to) >= mostSheetDays)
    throw fieldFault("from", sheetPageTexts.tooManyDays(mostSheetDays));
  return { ...filter, from, to, owed: await dutyDays(ctx, { from, to }) };
}

/** A page of them in the requested order; records are counted only for these. */
async function sheetItems(db: Reader, filters: OwedSheets, page: Page): Promise<SheetItem[]> {
  const descending = filters.sort.startsWith("-") ? "desc" : "asc";
  const by = filters.sort.replace("-", "");
  const list = matching(db, filters)
    .select(["f.structure_id as structureId", "f.title as structure", "f.date", "f.state"])
    .$if(by === "date", (query) => query.orderBy("f.date", descending).orderBy("f.search_key"))
    .$if(by === "structure", (query) => query.orderBy("f.search_key", descending))
    .$if(by === "state", (query) =>
      query
        .orderBy(sql`array_position(array['open', 'submitted', 'locked'], f.state)`, descending)
        .orderBy(sql`case when f.state = 'open' then f.date end`)
        .orderBy("f.date", "desc")
        .orderBy("f.search_key"),
    )
    .orderBy("f.structure_id")
    .orderBy("f.date");
  const rows = await rowsIn(list, page);
  const details = await itemsOfSheets(db, filters, rows);
  return rows.map((row, index) => ({ ...row, ...(details[index] ?? nothing) }));
}

/** The counts of the sheets, in their order, and who last submitted each. */
async function itemsOfSheets(
  db: Reader,
  { organizationId, owed }: SheetFilters,
  rows: readonly Pick<DutyDay, "structureId" | "date">[],
): Promise<SheetDetails[]> {
  const keys = new Set(rows.map(keyOf));
  const visibleSheets = owed.filter((sheet) => keys.has(keyOf(sheet)));
  const people = new Map(
    (await peopleExpected(db, { organizationId, owed: visibleSheets })).map((one) => [
      keyOf(one),
      one,
    ]),
  );
  const found = await sql<Marked>`
    select found.structure_id as "structureId", found.date, r.missing, a.by as "submittedBy", a.at as "submittedAt"
    from unnest(${rows.map((one) => one.structureId)}::uuid[], ${rows.map((one) => one.date)}::date[])
      with ordinality as found(structure_id, date, ord)
    cross join lateral (
      select count(*)::int as missing from attendance_record
      where label = 'missing' and organization_id = ${organizationId} and structure_id = found.structure_id and date = found.date) r
    left join lateral (
      select coalesce(u.nick_name, k.recipient_name) as by, s.at
      from attendance_sheet_act s left join app_user u on u.id = s.by_user
      left join link k on k.organization_id = s.organization_id and k.id = s.by_user
      where s.organization_id = ${organizationId} and s.structure_id = found.structure_id and s.date = found.date
        and s.state = 'submitted'
      order by s.at desc limit 1) a on true
    order by found.ord`.execute(db);
  return found.rows.map(({ structureId, date, submittedAt, ...marks }) => {
    const { expected, recorded } = people.get(keyOf({ structureId, date })) ?? nothing;
    return { ...marks, expected, recorded, submittedAt: submittedAt?.toISOString() ?? null };
  });
}

function keyOf({ structureId, date }: Pick<DutyDay, "structureId" | "date">): string {
  return `${structureId} ${date}`;
}

function matching(db: Reader, { organizationId, owed, search, state, structureId }: SheetFilters) {
  const found = sql<Found>`(
    select d.structure_id, d.date, s.title, s.search_key, coalesce(k.state, 'open') as state
    from ${dutyRows(owed)}
    join structure s on s.organization_id = ${organizationId} and s.id = d.structure_id
    left join attendance_sheet k
      on k.organization_id = ${organizationId} and k.structure_id = d.structure_id and k.date = d.date
    where true
      ${state ? sql`and coalesce(k.state, 'open') = ${state}` : sql``}
      ${structureId ? sql`and d.structure_id = ${structureId}` : sql``}
      ${search ? sql`and ${matchesWords(sql.ref("s.search_key"), search)}` : sql``})`;
  return db.selectFrom(found.as<"f">("f"));
}
