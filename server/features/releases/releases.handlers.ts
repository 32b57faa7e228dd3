import type { releaseCalls } from "#api/releases.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { ClientFloor } from "#server/kernel/client-floor.ts";
import { runningAndReleases } from "./running.ts";
import { setFloor } from "./set-floor.ts";
import { readRelease, unreadRelease } from "./unread.ts";

export const releaseHandlers = (floor: ClientFloor): Handlers<typeof releaseCalls> => ({
  getAll: runningAndReleases,
  setFloor: async (ctx, input) => {
    const result = await setFloor(ctx, input);
    floor.forget();
    return result;
  },
  getUnread: unreadRelease,
  read: readRelease,
});
