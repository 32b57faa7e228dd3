import type { Context } from "./context.ts";
import { Fault } from "./fault.ts";

/** Wrong links that an address may try, as docs/decisions/0038-links.md sets them. */
const bounds = [
  { count: 10, minutes: 1 },
  { count: 30, minutes: 60 },
] as const;
const mostAddresses = 10_000;

/** The times of an address's wrong links in the last hour, of each database that is open. */
const wrongTimes = new WeakMap<object, Map<string, number[]>>();

/** Throws `too-many` while the address has tried too many wrong links. Right ones are not counted. */
export function requireFewWrongLinks(ctx: Context): void {
  const now = ctx.now.getTime();
  const times = timesOf(ctx).get(ctx.origin.ip) ?? [];
  for (const { count, minutes } of bounds) {
    const within = times.filter((time) => time > now - minutes * 60_000);
    const first = within.at(-count);
    if (first === undefined) continue;
    const retryAfterSeconds = Math.ceil((first + minutes * 60_000 - now) / 1000);
    throw new Fault("too-many", { retryAfterSeconds });
  }
}

/** Counts a wrong link and gives the fault to throw: the same for every way in which a link can be wrong. */
export function wrongLink(ctx: Context): Fault {
  const known = timesOf(ctx);
  const hourAgo = ctx.now.getTime() - 60 * 60_000;
  const times = (known.get(ctx.origin.ip) ?? []).filter((time) => time > hourAgo);
  known.delete(ctx.origin.ip);
  known.set(ctx.origin.ip, [...times, ctx.now.getTime()]);
  const oldest = known.keys().next().value;
  if (known.size > mostAddresses && oldest !== undefined) known.delete(oldest);
  return new Fault("not-found");
}

function timesOf(ctx: Context): Map<string, number[]> {
  const known = wrongTimes.get(ctx.database) ?? new Map<string, number[]>();
  wrongTimes.set(ctx.database, known);
  return known;
}
