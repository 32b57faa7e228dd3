import { asWriter } from "#server/db/handles.ts";
import type { Context } from "#server/kernel/context.ts";
import { leaveAudit } from "#server/kernel/leave-entries.ts";
import { tokenHash } from "#server/kernel/session.ts";
import { entryOf } from "#server/kernel/write.ts";

const mostParameters = 10;

/**
 * Leaves an audit entry where a secret that serves came in the address: it stands now in the logs of every server on its
 * way, and the Administrator should rotate it. What is no such secret leaves nothing, so that nobody fills the audit.
 */
export async function noteExposedSecret(ctx: Context, address: string): Promise<void> {
  const given = [...new URL(address, "http://localhost").searchParams.values()];
  const hashes = given.slice(0, mostParameters).map((value) => tokenHash(value));
  if (hashes.length === 0) return;
  const app = await ctx.db
    .selectFrom("api_app_secret as s")
    .innerJoin("app_user as u", "u.id", "s.user_id")
    .select(["u.id", "s.seq"])
    .where("s.secret_hash", "in", hashes)
    .where("s.valid_until", ">", ctx.now)
    .executeTakeFirst();
  if (!app) return;
  const entry = entryOf("api-app", app.id, { after: { secret: app.seq } });
  const by = { actor: { userId: null, role: "System" as const }, origin: ctx.origin };
  await ctx.database.kysely
    .transaction()
    .execute((tx) => leaveAudit(asWriter(tx), by, "api-app.secret-in-address", entry));
}
