import { sql } from "kysely";
import type { BodyFilter, BodyMonths, bodyMonths } from "#api/body-months.ts";
import type { OutputOf } from "#api/call.ts";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { rowsIn, type Page } from "#server/db/page.ts";

type Asked = Pick<BodyFilter, "search" | "sort"> & { month: Month };
type Sums = OutputOf<typeof bodyMonths.getAll>["sums"];

/** A page of the bodies in scope with their months, how many bodies there are, and the sums over all of them. */
export async function monthsOfBodies(
  db: Reader,
  { skip, take, ...asked }: Asked & { skip: number; take: number },
): Promise<{ items: BodyMonths[]; total: number; sums: Sums }> {
  const { rows: sums } = await sql<Sums & { total: number }>`
    select count(*)::int as total, coalesce(sum(draft), 0)::int as draft,
      coalesce(sum(submitted), 0)::int as submitted, coalesce(sum(awaiting), 0)::int as awaiting, coalesce(sum(signed), 0)::int as signed,
      coalesce(sum(approved), 0)::int as approved, coalesce(sum("sheetsToCheck"), 0)::int as "sheetsToCheck"
    from (${matching(asked)}) found`.execute(db);
  const { total, ...rest } = sums[0] ?? { ...noMonths, total: 0 };
  return { items: await bodiesIn(db, asked, { skip, take }), total, sums: rest };
}

/** A page of the bodies in scope with their months. */
export function bodiesIn(db: Reader, asked: Asked, page: Page): Promise<BodyMonths[]> {
  const { sort } = asked;
  const column = sql.ref(sort.replace(/^-/, "").replace("title", "search_key"));
  const list = db
    .selectFrom(sql<BodyMonths & { search_key: string }>`(${matching(asked)})`.as<"found">("found"))
    .select(["organizationId", "title", "draft", "submitted", "awaiting", "signed", "approved"])
    .select("sheetsToCheck")
    .orderBy(column, sort.startsWith("-") ? "desc" : "asc")
    .orderBy("search_key")
    .orderBy("organizationId");
  return rowsIn(list, page);
}

const noMonths: Sums = {
  draft: 0,
  submitted: 0,
  awaiting: 0,
  signed: 0,
  approved: 0,
  sheetsToCheck: 0,
};

function matching({ month, search }: Asked) {
  return sql`
    select o.id as "organizationId", o.description as title, o.search_key, m.stored + r.unstored as draft,
      m.submitted, m.awaiting, m.signed, m.approved, s.*
    from organization o
    cross join lateral (
      select count(*) filter (where state in ('draft', 'returned'))::int as stored,
        count(*) filter (where state = 'submitted')::int as submitted,
        count(*) filter (where state = 'awaiting')::int as awaiting,
        count(*) filter (where state = 'signed')::int as signed,
        count(*) filter (where state in ('approved', 'paid'))::int as approved
      from monthly_contract where organization_id = o.id and month = ${month}) m
    cross join lateral (
      select count(distinct t.contract_id)::int as unstored from running_term t
      where t.organization_id = o.id and t.first_day <= ${lastDay(month)}::date and t.last_day >= ${firstDay(month)}::date
        and not exists (
          select from monthly_contract k
          where k.organization_id = o.id and k.contract_id = t.contract_id and k.month = ${month}
            and k.state <> 'cancelled')) r
    cross join lateral (
      select count(*)::int as "sheetsToCheck" from verification_sample_sheet d
      where d.organization_id = o.id and not exists (
        select from verification_outcome v
        where v.organization_id = d.organization_id and v.sample_id = d.sample_id
          and v.structure_id = d.structure_id and v.date = d.date)) s
    ${search ? sql`where ${matchesWords(sql.ref("o.search_key"), search)}` : sql``}`;
}
