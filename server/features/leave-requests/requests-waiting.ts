import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { requestListing, toTellRequests } from "./requests.queries.ts";

/** How many requests for leave wait for an answer; the list counts the same. */
export async function requestsWaiting(ctx: BodyContext, db: Reader): Promise<number> {
  const { organizationId } = ctx;
  const query = { organizationId, state: "open" as const, ...(await toTellRequests(ctx)) };
  return requestListing.count(db, query, ctx);
}
