import type { BadgeEnd } from "#domain/badges/badge-end.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Leaves the row that ends a badge: who, when and why. */
export async function endBadge(
  tx: Writer,
  { organizationId, now, actor }: BodyContext,
  badgeId: string,
  reason: BadgeEnd,
): Promise<void> {
  await tx
    .insertInto("badge_end")
    .values({
      organization_id: organizationId,
      badge_id: badgeId,
      reason,
      at: now,
      by_user: actor.userId,
    })
    .execute();
}
