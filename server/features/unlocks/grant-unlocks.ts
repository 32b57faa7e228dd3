import type { unlocks } from "#api/unlocks.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { actOnRequests } from "./act-on-requests.ts";

/**
 * Grants requests for so many hours, each with its own outcome. The days are open from then on; a closed month
 * stays as it is until one of its records is changed.
 */
export const grantUnlocks: Handler<typeof unlocks.grant> = (ctx, { ids, hours, answer }) => {
  const expiresAt = new Date(ctx.now.getTime() + hours * 3_600_000);
  return actOnRequests(ctx, { act: "grant", ids, reason: answer, expiresAt: () => expiresAt });
};
