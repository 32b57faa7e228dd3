import { sql } from "kysely";
import type { notifications } from "#api/notifications.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { ownNotifications } from "./notifications.queries.ts";

/** Marks the user's own as read, all where none is named; others' ids change nothing. The user's other pages are told. */
export const readNotifications: Handler<typeof notifications.read> = async (ctx, { ids }) => {
  await writeSystem(ctx, "notification.read", async (tx) => {
    const named = ids.length === 0 ? sql`true` : sql`n.id = any (${ids}::uuid[])`;
    await sql`
      update notification n set read_at = ${ctx.now}
      where n.read_at is null and ${ownNotifications(ctx)} and ${named}`.execute(tx);
    return { entry: null, result: null };
  });
  ctx.live.tell({ what: "notifications", userIds: [ctx.actor.userId] });
  return {};
};
