import type { BadgeEnd } from "#domain/badges/badge-end.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Stores the rows that end badges: who, when and why. */
export async function endBadges(
  tx: Writer,
  { organizationId, now, actor }: BodyContext,
  badgeIds: readonly string[],
  reason: BadgeEnd,
): Promise<void> {
  const rows = badgeIds.map((badge_id) => ({
    organization_id: organizationId,
    badge_id,
    reason,
    at: now,
    by_user: actor.userId,
  }));
  await insertRows(tx, "badge_end", rows);
}
