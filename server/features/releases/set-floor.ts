import type { InputOf, OutputOf } from "#api/call.ts";
import type { releaseCalls } from "#api/releases.ts";
import { newestFloor } from "#server/kernel/client-floor.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { writeSystem } from "#server/kernel/write.ts";

/** Sets the oldest version of the client that may call; other servers feel it within a second. */
export function setFloor(
  ctx: SignedContext,
  { version, reason }: InputOf<typeof releaseCalls.setFloor>,
): Promise<OutputOf<typeof releaseCalls.setFloor>> {
  return writeSystem(ctx, "release.set-floor", async (tx) => {
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
}
