import { type RawBuilder, sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { SheetItem, sheets } from "#api/sheets.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import type { DutyDay } from "#server/features/attendance/public.ts";

type Input = InputOf<typeof sheets.getAll>;

/** Which of the sheets that a body owes a list shows. */
export type SheetFilter = Pick<Input, "organizationId" | "search" | "state" | "structureId"> & {
  owed: readonly DutyDay[];
};

/** How many of the owed sheets pass the filter. */
export async function sheetCount(db: Reader, filter: SheetFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${matching(filter)}) found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A stretch of them in the order asked for; records are counted for these alone. */
export async function sheetItems(
  db: Reader,
  { sort, skip, take, ...filter }: SheetFilter & Pick<Input, "sort" | "skip" | "take">,
): Promise<SheetItem[]> {
  const { organizationId } = filter;
  const { rows } = await sql<Omit<SheetItem, "submittedAt"> & { submittedAt: Date | null }>`
    with page as (
      select * from (${matching(filter)}) found order by ${orders[sort]} offset ${skip} limit ${take})
    select found.structure_id as "structureId", found.title as structure, found.date, found.state,
      r.recorded, r.missing, a.by as "submittedBy", a.at as "submittedAt"
    from page found
    cross join lateral (
      select count(*) filter (where label not in ('pending', 'missing'))::int as recorded,
        count(*) filter (where label = 'missing')::int as missing
      from attendance_record
      where organization_id = ${organizationId} and structure_id = found.structure_id and date = found.date) r
    left join lateral (
      select u.nick_name as by, s.at
      from attendance_sheet_act s left join app_user u on u.id = s.by_user
      where s.organization_id = ${organizationId} and s.structure_id = found.structure_id and s.date = found.date
        and s.state = 'submitted'
      order by s.at desc limit 1) a on true
    order by ${orders[sort]}`.execute(db);
  return rows.map((row) => ({ ...row, submittedAt: row.submittedAt?.toISOString() ?? null }));
}

const orders: Readonly<Record<Input["sort"], RawBuilder<unknown>>> = {
  date: sql`found.date, found.search_key, found.structure_id`,
  "-date": sql`found.date desc, found.search_key, found.structure_id`,
  structure: sql`found.search_key, found.structure_id, found.date`,
  "-structure": sql`found.search_key desc, found.structure_id, found.date`,
};

function matching({ organizationId, owed, search, state, structureId }: SheetFilter) {
  return sql`
    select d.structure_id, d.date, s.title, s.search_key, coalesce(k.state, 'open') as state
    from unnest(${owed.map((one) => one.structureId)}::uuid[], ${owed.map((one) => one.date)}::date[])
      as d(structure_id, date)
    join structure s on s.organization_id = ${organizationId} and s.id = d.structure_id
    left join attendance_sheet k
      on k.organization_id = ${organizationId} and k.structure_id = d.structure_id and k.date = d.date
    where true
      ${state ? sql`and coalesce(k.state, 'open') = ${state}` : sql``}
      ${structureId ? sql`and d.structure_id = ${structureId}` : sql``}
      ${search ? sql`and ${matchesWords(sql.ref("s.search_key"), search)}` : sql``}`;
}
