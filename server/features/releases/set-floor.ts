import type { releaseCalls } from "#api/releases.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { newestFloor } from "#server/kernel/client-floor.ts";
import { writeSystem } from "#server/kernel/write.ts";

/** Sets the oldest version of the client that may call; other servers feel it within a second. */
export const setFloor: Handler<typeof releaseCalls.setFloor> = (ctx, { version, reason }) =>
  writeSystem(ctx, "release.set-floor", async (tx) => {
    const before = await newestFloor(tx);
    await tx
      .insertInto("client_floor")
      .values({ version, reason, set_by: ctx.actor.userId, set_at: ctx.now })
      .execute();
    const entry = { subjectKind: "release" as const, subjectId: version };
    return {
      entry: {
        ...entry,
        before: before === null ? null : { version: before },
        after: { version, reason },
      },
      result: { version },
    };
  });
