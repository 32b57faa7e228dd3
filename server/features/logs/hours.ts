import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { apiLogs } from "#api/logs.ts";
import type { SignedContext } from "#server/kernel/context.ts";

const hours = 24;
const hourMilliseconds = 3_600_000;

/** Calls of the last 24 hours, hour by hour, and how quickly they were answered. */
export async function hoursOfCalls({
  db,
  now,
}: SignedContext): Promise<OutputOf<typeof apiLogs.getHours>> {
  const last = Math.floor(now.getTime() / hourMilliseconds) * hourMilliseconds;
  const first = new Date(last - (hours - 1) * hourMilliseconds);
  const { rows } = await sql<{ hour: Date; calls: number; failed: number }>`
    select date_trunc('hour', at, 'UTC') as hour, count(*)::int as calls,
      (count(*) filter (where status >= 500))::int as failed
    from api_log where at >= ${first} group by 1`.execute(db);
  const { rows: speeds } = await sql<{ median: number | null; p95: number | null }>`
    select percentile_disc(0.5) within group (order by duration_ms) as median,
      percentile_disc(0.95) within group (order by duration_ms) as p95
    from api_log where at >= ${first}`.execute(db);
  const known = new Map(rows.map((row) => [row.hour.getTime(), row]));
  return {
    hours: Array.from({ length: hours }, (_, index) => {
      const from = first.getTime() + index * hourMilliseconds;
      const { calls = 0, failed = 0 } = known.get(from) ?? {};
      return { from: new Date(from).toISOString(), calls, failed };
    }),
    medianMs: speeds[0]?.median ?? null,
    p95Ms: speeds[0]?.p95 ?? null,
  };
}
