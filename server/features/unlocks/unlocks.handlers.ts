import type { unlocks } from "#api/unlocks.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { actOnRequests } from "./act-on-requests.ts";
import { askUnlock } from "./ask-unlock.ts";
import { endUnlocks } from "./end-unlocks.ts";
import { exportUnlockQueue, exportUnlocks } from "./export-unlocks.ts";
import { grantUnlocks } from "./grant-unlocks.ts";
import { reasonsToday } from "./reasons-today.ts";
import { monthsUnderRequest } from "./months-under-request.ts";
import { unlocksOfBodies } from "./unlocks-of-bodies.ts";

export const unlockHandlers: Handlers<typeof unlocks> = {
  getReasons: reasonsToday,
  getAll: (ctx, input) => unlocksOfBodies(ctx, [ctx.organizationId], input),
  export: exportUnlocks,
  getQueue: async (ctx, input) => unlocksOfBodies(ctx, await everyBody(ctx), input),
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
