import type { unlocks } from "#api/unlocks.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { actOnRequests } from "./act-on-requests.ts";

/** Locks the days of granted requests again before their time is up. */
export const endUnlocks: Handler<typeof unlocks.end> = (ctx, { ids }) =>
  actOnRequests(ctx, {
    act: "end",
    ids,
    reason: "",
    expiresAt: () => ctx.now,
  });
