import { sql } from "kysely";
import type { Context } from "./context.ts";
import { tooMany } from "./fault.ts";

/** A limit on what is counted under a name (what, and by whom): at most `most` in a window that starts with the first of them. */
export type Rate = { name: string; most: number; seconds: number };

type Counting = Pick<Context, "database" | "secrets" | "now">;

/** Counts a call and throws `too-many` beyond the limit. One statement counts it, so that parallel calls are all counted. */
export async function requireRate(
  ctx: Counting,
  name: string,
  { most, seconds }: Omit<Rate, "name">,
): Promise<void> {
  const [counted] = await count(ctx, [{ name, most, seconds }]);
  if (counted && counted.made > most) throw tooMany(secondsUntil(ctx, counted.ends_at));
}

/** Throws `too-many` if one of the rates is used up; counts nothing. */
export async function requireRateLeft(ctx: Counting, rates: readonly Rate[]): Promise<void> {
  const { rows } = await sql<{ ends_at: Date }>`
    select r.ends_at from rate_limit r
    join unnest(${keysOf(ctx, rates)}::bytea[], ${rates.map(({ most }) => most)}::int[]) given(key, most) using (key)
    where r.made >= given.most and r.ends_at > ${ctx.now}
    order by r.ends_at desc limit 1`.execute(ctx.database.kysely);
  if (rows[0]) throw tooMany(secondsUntil(ctx, rows[0].ends_at));
}

/** Counts a call under all of the names. */
export async function count(
  ctx: Counting,
  rates: readonly Rate[],
): Promise<{ made: number; ends_at: Date }[]> {
  const ends = rates.map(({ seconds }) => new Date(ctx.now.getTime() + seconds * 1000));
  const { rows } = await sql<{ made: number; ends_at: Date }>`
    with gone as (delete from rate_limit where ends_at < ${ctx.now}::timestamptz - interval '1 day')
    insert into rate_limit (key, made, ends_at)
    select key, 1, ends_at from unnest(${keysOf(ctx, rates)}::bytea[], ${ends}::timestamptz[]) given(key, ends_at) order by key
    on conflict (key) do update set
      made = case when rate_limit.ends_at <= ${ctx.now} then 1 else rate_limit.made + 1 end,
      ends_at = case when rate_limit.ends_at <= ${ctx.now} then excluded.ends_at else rate_limit.ends_at end
    returning made, ends_at`.execute(ctx.database.kysely);
  return rows;
}

function keysOf({ secrets }: Counting, rates: readonly Rate[]): Buffer[] {
  return rates.map(({ name }) => secrets.markOf("rate", name));
}

function secondsUntil({ now }: Counting, end: Date): number {
  return Math.ceil((end.getTime() - now.getTime()) / 1000);
}
