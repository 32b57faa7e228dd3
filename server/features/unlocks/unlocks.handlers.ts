import type { unlocks } from "#api/unlocks.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { actOnRequests } from "./act-on-requests.ts";
import { askUnlock } from "./ask-unlock.ts";
import { endUnlocks } from "./end-unlocks.ts";
import { grantUnlocks } from "./grant-unlocks.ts";
import { reasonsToday } from "./reasons-today.ts";
import { monthsUnderRequest } from "./months-under-request.ts";
import { unlockListings } from "./unlocks.queries.ts";

export const unlockHandlers: Handlers<typeof unlocks> = {
  getReasons: reasonsToday,
  getAll: unlockListings.ofBody.getAll,
  export: unlockListings.ofBody.export,
  getQueue: unlockListings.ofBodies.getAll,
  exportQueue: unlockListings.ofBodies.export,
  getClosedMonths: monthsUnderRequest,
  ask: askUnlock,
  grant: grantUnlocks,
  refuse: (ctx, { ids, answer }) =>
    actOnRequests(ctx, { act: "refuse", ids, reason: answer, expiresAt: () => null }),
  withdraw: (ctx, { ids }) =>
    actOnRequests(ctx, { act: "withdraw", ids, reason: "", expiresAt: () => null }),
  end: endUnlocks,
};
