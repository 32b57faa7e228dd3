import type { leaveFeeds } from "#api/leave-feeds.ts";
import { leaveFeedTexts as t } from "#texts/leave-feeds.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";

/** Ends an address at once. Throws `not-found` for a foreign one, `refused` for one that was revoked before. */
export const revokeFeed: Handler<typeof leaveFeeds.revoke> = (ctx, { organizationId, id }) =>
  write(ctx, "leave-feed.revoke", async (tx) => {
    const feed = await tx
      .selectFrom("leave_feed")
      .select(["structure_id", "tells_reasons", "revoked_at"])
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (feed.revoked_at !== null) throw new Fault("refused", { detail: t.isRevoked });
    await tx
      .updateTable("leave_feed")
      .set({ revoked_at: ctx.now, revoked_by: ctx.actor.userId })
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    const entry = {
      subjectKind: "leave-feed" as const,
      subjectId: id,
      ...(feed.structure_id === null ? {} : { structureId: feed.structure_id }),
      before: { tellsReasons: feed.tells_reasons },
      after: null,
    };
    return { entries: [entry], result: null };
  });
