import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { apiLogs } from "#api/logs.ts";
import type { Database } from "#server/db/open.ts";
import type { SignedContext } from "#server/kernel/context.ts";

const hours = 24;
const hourMilliseconds = 3_600_000;

type Hour = { calls: number; failed: number; byDuration: Map<number, number> };

/**
 * Past hours do not change, so each is counted once: a busy day has tens of thousands of calls. Calls are written
 * within a second, or when the database is back, so an hour is cached only once another has passed.
 */
const cache = new WeakMap<Database, Map<number, Hour>>();

/** Calls of the last 24 hours, hour by hour, and how quickly they were answered. */
export async function hoursOfCalls(ctx: SignedContext): Promise<OutputOf<typeof apiLogs.getHours>> {
  const last = Math.floor(ctx.now.getTime() / hourMilliseconds) * hourMilliseconds;
  const starts = Array.from(
    { length: hours },
    (_, index) => last - (hours - 1 - index) * hourMilliseconds,
  );
  const known = cache.get(ctx.database) ?? new Map<number, Hour>();
  const first = starts.find((start) => !known.has(start)) ?? last;
  const read = await hoursSince(ctx, first);
  const found = starts.map((start) => (start < first ? known.get(start) : read.get(start)) ?? none);
  const over = starts.map((start, index) => [start, found[index] ?? none] as const).slice(0, -2);
  cache.set(ctx.database, new Map(over));
  const durations = inOrder(found);
  return {
    hours: found.map(({ calls, failed }, index) => ({
      from: new Date(starts[index] ?? last).toISOString(),
      calls,
      failed,
    })),
    medianMs: quantile(durations, 0.5),
    p95Ms: quantile(durations, 0.95),
  };
}

const none: Hour = { calls: 0, failed: 0, byDuration: new Map() };

async function hoursSince({ db }: SignedContext, first: number): Promise<Map<number, Hour>> {
  const { rows } = await sql<{ hour: Date; duration: number; calls: number; failed: number }>`
    select date_bin('1 hour', at, 'epoch') as hour, duration_ms as duration, count(*)::int as calls,
      (count(*) filter (where status >= 500))::int as failed
    from api_log where at >= ${new Date(first)} group by 1, 2`.execute(db);
  const found = new Map<number, Hour>();
  for (const { hour, duration, calls, failed } of rows) {
    const one = found.get(hour.getTime()) ?? { ...none, byDuration: new Map<number, number>() };
    one.byDuration.set(duration, calls);
    found.set(hour.getTime(), { ...one, calls: one.calls + calls, failed: one.failed + failed });
  }
  return found;
}

/** How many calls had each duration, the fastest first. */
function inOrder(found: readonly Hour[]): [number, number][] {
  const all = new Map<number, number>();
  for (const { byDuration } of found)
    for (const [duration, calls] of byDuration) all.set(duration, (all.get(duration) ?? 0) + calls);
  return [...all].toSorted(([one], [other]) => one - other);
}

/** The smallest duration that this share of the calls did not exceed; null if there were none. */
function quantile(durations: readonly [number, number][], part: number): number | null {
  const total = durations.reduce((sum, [, calls]) => sum + calls, 0);
  let passed = 0;
  return durations.find(([, calls]) => (passed += calls) >= part * total)?.[0] ?? null;
}
