import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlocks } from "#api/unlocks.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { actOnRequests } from "./act-on-requests.ts";

/**
 * Grants requests for so many hours, each with its own outcome. The days are open from then on; a closed month
 * stays as it is until one of its records is changed.
 */
export function grantUnlocks(
  ctx: BodyContext,
  { ids, hours, answer }: InputOf<typeof unlocks.grant>,
): Promise<OutputOf<typeof unlocks.grant>> {
  const expiresAt = new Date(ctx.now.getTime() + hours * 3_600_000);
  return actOnRequests(ctx, { act: "grant", ids, reason: answer, expiresAt: () => expiresAt });
}
