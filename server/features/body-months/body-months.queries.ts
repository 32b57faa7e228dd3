import { type SelectQueryBuilder, sql } from "kysely";
import { bodyMonthList, type WaitingMonth } from "#api/body-months.ts";
import type { OutputOf } from "#api/call.ts";
import { addMonths, firstDay, lastDay, monthOf, type Month } from "#domain/calendar/day.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { listing } from "#server/lists/listing.ts";
import { bodyMonthListTexts } from "#texts/body-months.ts";

type Sums = OutputOf<typeof bodyMonthList.getAll>["sums"];

/** The bodies and the state of their months. */
export const bodyMonthListing = listing(bodyMonthList, {
  texts: bodyMonthListTexts,
  before: async (query, ctx) => ({ ...query, month: query.month ?? (await monthToOpen(ctx)) }),
  also: async (db, query) => ({
    month: query.month,
    sums: await sumsOf(db, query),
    alsoWaiting: await otherWaitingMonths(db, query.month),
  }),
  fileName: (_db, { month }) => `${bodyMonthListTexts.file} ${month}`,
  matching: (db, query) => bodiesFound(db, query),
  shown: (bodies, { month }) =>
    withMonths(bodies, month)
      .innerJoinLateral(signedIn(month).as<"n">("n"), (join) => join.onTrue())
      .innerJoinLateral(signedIn(addMonths(month, -1)).as<"b">("b"), (join) => join.onTrue())
      .select(["n.people", "n.days", "b.people as peopleBefore", "b.days as daysBefore"]),
  order: {
    by: {
      title: "o.search_key",
      draft: "draft",
      submitted: "submitted",
      awaiting: "awaiting",
      signed: "signed",
      sheetsToCheck: "sheetsToCheck",
    },
    last: ["+o.search_key", "o.id"],
  },
  item: (row) => row,
});

/** Condition on a contract's month: it waits for the agency. */
export const monthWaits = sql`state in ('signed', 'awaiting')`;

/** The newest month with some that wait for the agency; if none do, the last complete month. */
async function monthToOpen(ctx: SignedContext): Promise<Month> {
  const { rows } = await readBodies(ctx, await everyBody(ctx), (db) =>
    sql<{ month: Month | null }>`
      select max(month) as month from monthly_contract where ${monthWaits}`.execute(db),
  );
  return rows[0]?.month ?? addMonths(monthOf(ctx.today), -1);
}

/** The sums over all bodies in scope that pass the search. */
async function sumsOf(db: Reader, query: Asked): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(draft), 0)::int as draft, coalesce(sum(submitted), 0)::int as submitted,
      coalesce(sum(awaiting), 0)::int as awaiting, coalesce(sum(signed), 0)::int as signed,
      coalesce(sum(approved), 0)::int as approved, coalesce(sum("sheetsToCheck"), 0)::int as "sheetsToCheck"
    from (${withMonths(bodiesFound(db, query), query.month)}) found`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error("Sums are one row");
  return sums;
}

/** The other months of the calendar in which months of the bodies in scope wait for the agency, oldest first, at most 24. */
export async function otherWaitingMonths(db: Reader, month: Month): Promise<WaitingMonth[]> {
  const { rows } = await sql<WaitingMonth>`
    select month, count(*) filter (where state = 'signed')::int as signed,
      count(*) filter (where state = 'awaiting')::int as awaiting
    from monthly_contract
    where ${monthWaits} and month <> ${month}
    group by month order by month limit 24`.execute(db);
  return rows;
}

/** How many contracts' months of the bodies in scope wait for the agency, over all calendar months. */
export async function waitingCount(db: Reader): Promise<number> {
  const { rows } = await sql<{ months: number }>`
    select count(*)::int as months from monthly_contract where ${monthWaits}`.execute(db);
  return rows[0]?.months ?? 0;
}

/** The sums of bodies that are already loaded. */
export function sumOfBodies(bodies: readonly Sums[]): Sums {
  const sum = (of: keyof Sums) => bodies.reduce((total, body) => total + body[of], 0);
  return {
    draft: sum("draft"),
    submitted: sum("submitted"),
    awaiting: sum("awaiting"),
    signed: sum("signed"),
    approved: sum("approved"),
    sheetsToCheck: sum("sheetsToCheck"),
  };
}

type Asked = { search?: string | undefined; having?: "unapproved" | undefined; month: Month };

function bodiesFound(db: Reader, { search, having, month }: Asked) {
  return db
    .selectFrom("organization as o")
    .where(matchesWords(sql.ref("o.search_key"), search))
    .$if(having === "unapproved", (query) =>
      query.where(
        sql<boolean>`(exists (select ${unapprovedStored(month)}) or exists (select ${unstoredIn(month)}))`,
      ),
    );
}

function unapprovedStored(month: Month) {
  return sql`from monthly_contract where organization_id = o.id and month = ${month}
    and state in ('draft', 'returned', 'submitted', 'awaiting', 'signed')`;
}

/** Contracts that run in the month and have no stored month. */
function unstoredIn(month: Month) {
  return sql`from running_term t
    where t.organization_id = o.id and t.first_day <= ${lastDay(month)}::date and t.last_day >= ${firstDay(month)}::date
      and not exists (
        select from monthly_contract k
        where k.organization_id = o.id and k.contract_id = t.contract_id and k.month = ${month}
          and k.state <> 'cancelled')`;
}

type Bodies<O> = SelectQueryBuilder<DB & { o: DB["organization"] }, "o", O>;
function withMonths<O>(bodies: Bodies<O>, month: Month) {
  const stored = sql<Omit<Sums, "draft" | "sheetsToCheck"> & { stored: number }>`(
    select count(*) filter (where state in ('draft', 'returned'))::int as stored,
      count(*) filter (where state = 'submitted')::int as submitted,
      count(*) filter (where state = 'awaiting')::int as awaiting,
      count(*) filter (where state = 'signed')::int as signed,
      count(*) filter (where state in ('approved', 'paid'))::int as approved
    from monthly_contract where organization_id = o.id and month = ${month})`;
  const unstored = sql<{ unstored: number }>`(
    select count(distinct t.contract_id)::int as unstored ${unstoredIn(month)})`;
  const toCheck = sql<{ sheetsToCheck: number }>`(
    select count(*)::int as "sheetsToCheck" from verification_sample_sheet d
    where d.organization_id = o.id and not exists (
      select from verification_outcome v
      where v.organization_id = d.organization_id and v.sample_id = d.sample_id
        and v.structure_id = d.structure_id and v.date = d.date))`;
  return bodies
    .innerJoinLateral(stored.as<"m">("m"), (join) => join.onTrue())
    .innerJoinLateral(unstored.as<"r">("r"), (join) => join.onTrue())
    .innerJoinLateral(toCheck.as<"s">("s"), (join) => join.onTrue())
    .select(["o.id as organizationId", "o.description as title"])
    .select(sql<number>`m.stored + r.unstored`.as("draft"))
    .select(["m.submitted", "m.awaiting", "m.signed", "m.approved", "s.sheetsToCheck"]);
}

/** The people and days of a month that signatures cover. */
function signedIn(month: Month) {
  return sql<{ people: number; days: number }>`(
    select count(*)::int as people, coalesce(sum((totals->>'presentDays')::int), 0)::int as days
    from monthly_contract
    where organization_id = o.id and month = ${month} and state in ('signed', 'approved', 'paid'))`;
}
