import { count, type Rate, requireRateLeft } from "./call-rate.ts";
import type { Context } from "./context.ts";
import { Fault } from "./fault.ts";

/** Wrong links that an address may try, as docs/decisions/0038-links.md sets them; all servers count together. */
function ratesOf(ctx: Context): Rate[] {
  return [
    { name: `wrong links of a minute from ${ctx.origin.ip}`, most: 10, seconds: 60 },
    { name: `wrong links of an hour from ${ctx.origin.ip}`, most: 30, seconds: 60 * 60 },
  ];
}

/** Throws `too-many` while the address has tried too many wrong links. Right ones are not counted. */
export function requireFewWrongLinks(ctx: Context): Promise<void> {
  return requireRateLeft(ctx, ratesOf(ctx));
}

/** Counts a wrong link and gives the fault to throw: the same for every way in which a link can be wrong. */
export async function wrongLink(ctx: Context): Promise<Fault> {
  await count(ctx, ratesOf(ctx));
  return new Fault("not-found");
}
