import type { unlocks } from "#api/unlocks.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { actOnRequests } from "./act-on-requests.ts";
import { askUnlock } from "./ask-unlock.ts";
import { endUnlocks } from "./end-unlocks.ts";
import { exportUnlockQueue, exportUnlocks } from "./export-unlocks.ts";
import { grantUnlocks } from "./grant-unlocks.ts";
import { reasonsToday } from "./reasons-today.ts";
import { unlockQueue } from "./unlock-queue.ts";
import { unlockCount, unlockItems } from "./unlocks.queries.ts";
import { monthsUnderRequest } from "./months-under-request.ts";

export const unlockHandlers: Handlers<typeof unlocks> = {
  getReasons: reasonsToday,
  getAll: (ctx, { skip, take, ...filter }) =>
    readBody(ctx, async (db) => ({
      items: await unlockItems(db, filter, { userId: ctx.actor.userId, skip, take }),
      total: await unlockCount(db, filter),
    })),
  export: exportUnlocks,
  getQueue: unlockQueue,
  exportQueue: exportUnlockQueue,
  getHandedIn: monthsUnderRequest,
  ask: askUnlock,
  grant: grantUnlocks,
  refuse: (ctx, { ids, answer }) =>
    actOnRequests(ctx, { act: "refuse", ids, reason: answer, expiresAt: () => null }),
  withdraw: (ctx, { ids }) =>
    actOnRequests(ctx, { act: "withdraw", ids, reason: "", expiresAt: () => null }),
  end: endUnlocks,
};
