import type { InputOf, OutputOf } from "#api/call.ts";
import type { monthRequests } from "#api/month-requests.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requestCount, requestItems } from "./requests.queries.ts";

/** The newest request of each contract of a month, open disputes first, then by name. */
export function requestsOfMonth(
  ctx: BodyContext,
  { skip, take, ...filter }: InputOf<typeof monthRequests.getAll>,
): Promise<OutputOf<typeof monthRequests.getAll>> {
  const { now } = ctx;
  return readBody(ctx, async (db) => ({
    items: await requestItems(db, filter, { now, skip, take }),
    total: await requestCount(db, filter, now),
  }));
}
