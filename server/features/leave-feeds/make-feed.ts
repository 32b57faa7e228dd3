import { v7 as uuid } from "uuid";
import { leaveFeeds } from "#api/leave-feeds.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { linkHash, newLinkToken } from "#server/kernel/link-token.ts";
import { write } from "#server/kernel/write.ts";

/**
 * Makes an address. It is given once and kept nowhere: not as the answer to the call's key either. Throws `not-found` for
 * a foreign structure.
 */
export const makeFeed: Handler<typeof leaveFeeds.make> = (
  ctx,
  { organizationId, structureId, tellsReasons },
) => {
  const id = uuid();
  const token = newLinkToken(organizationId);
  return write({ ...ctx, repeat: null }, "leave-feed.make", async (tx) => {
    if (structureId !== null) await requireStructure(tx, { organizationId, structureId });
    await tx
      .insertInto("leave_feed")
      .values({
        organization_id: organizationId,
        id,
        structure_id: structureId,
        token_hash: linkHash(token),
        tells_reasons: tellsReasons,
        made_at: ctx.now,
        made_by: ctx.actor.userId,
      })
      .execute();
    const address = new URL(`/api${leaveFeeds.get.path}`, ctx.config.publicUrl);
    address.searchParams.set("token", token);
    const entry = {
      subjectKind: "leave-feed" as const,
      subjectId: id,
      ...(structureId === null ? {} : { structureId }),
      before: null,
      after: { tellsReasons },
    };
    return { entries: [entry], result: { id, address: address.href } };
  });
};
