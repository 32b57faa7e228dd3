import { sql } from "kysely";
import type { Context } from "./context.ts";
import { tooMany } from "./fault.ts";

/**
 * Counts a call under a name (what, and by whom) and throws `too-many` beyond `most` in a window of so many seconds,
 * which begins with the first. Counted by one statement, so that parallel calls are counted each.
 */
export async function requireRate(
  ctx: Pick<Context, "database" | "secrets" | "now">,
  name: string,
  { most, seconds }: { most: number; seconds: number },
): Promise<void> {
  const key = ctx.secrets.markOf("rate", name);
  const end = new Date(ctx.now.getTime() + seconds * 1000);
  const { rows } = await sql<{ made: number; ends_at: Date }>`
    with gone as (delete from call_rate where ends_at < ${ctx.now}::timestamptz - interval '1 day')
    insert into call_rate (key, made, ends_at) values (${key}, 1, ${end})
    on conflict (key) do update set
      made = case when call_rate.ends_at <= ${ctx.now} then 1 else call_rate.made + 1 end,
      ends_at = case when call_rate.ends_at <= ${ctx.now} then excluded.ends_at else call_rate.ends_at end
    returning made, ends_at`.execute(ctx.database.kysely);
  const counted = rows[0];
  if (counted && counted.made > most)
    throw tooMany(Math.ceil((counted.ends_at.getTime() - ctx.now.getTime()) / 1000));
}
