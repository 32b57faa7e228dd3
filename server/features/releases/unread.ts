import type { OutputOf } from "#api/call.ts";
import type { releaseCalls } from "#api/releases.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { releases } from "#domain/releases.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { writeSystem } from "#server/kernel/write.ts";

/** The running release, where the person was here before it and has not read its notes. */
export async function unreadRelease({
  db,
  actor,
}: SignedContext): Promise<OutputOf<typeof releaseCalls.getUnread>> {
  const [{ version, date }] = releases;
  const row = await db
    .selectFrom("app_user as u")
    .select("u.id")
    .where("u.id", "=", actor.userId)
    .where("u.created_at", "<", new Date(instantAt(date, 0)))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("release_read as r")
            .select("r.version")
            .whereRef("r.user_id", "=", "u.id")
            .where("r.version", "=", version),
        ),
      ),
    )
    .executeTakeFirst();
  return { version: row ? version : null };
}

/** Keeps that the person has read a release's notes; a second time changes nothing. */
export const readRelease: Handler<typeof releaseCalls.read> = (ctx, { version }) =>
  writeSystem(ctx, "release.read", async (tx) => {
    await tx
      .insertInto("release_read")
      .values({ user_id: ctx.actor.userId, version, at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { entry: null, result: null };
  });
