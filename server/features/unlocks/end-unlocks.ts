import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlocks } from "#api/unlocks.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { actOnRequests } from "./act-on-requests.ts";

/** Locks the days of granted requests again before their time is up. */
export function endUnlocks(
  ctx: BodyContext,
  { ids }: InputOf<typeof unlocks.end>,
): Promise<OutputOf<typeof unlocks.end>> {
  return actOnRequests(ctx, {
    act: "end",
    ids,
    reason: "",
    expiresAt: () => ctx.now,
  });
}
