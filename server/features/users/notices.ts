import { sql } from "kysely";
import type { account } from "#api/account.ts";
import type { OutputOf } from "#api/call.ts";
import { asTold } from "#server/db/columns.ts";
import type { SignedContext } from "#server/kernel/context.ts";

const most = 20;

/** What last changed in how the person signs in; new is what another session did and nobody has read. */
export async function credentialNotices(
  ctx: SignedContext,
): Promise<OutputOf<typeof account.getNotices>> {
  const { userId } = ctx.actor;
  const rows = await ctx.db
    .selectFrom("credential_notice")
    .select(["id", "at", "kind", "title", "actor_id", "ip", "user_agent", "read_at"])
    .select("session_hash")
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ actor_id, read_at, session_hash, ...row }) => ({
    ...asTold(row),
    byAnother: actor_id !== null && actor_id !== userId,
    isNew: read_at === null && session_hash?.equals(ctx.sessionHash) !== true,
  }));
}

/** The person has read them. Nothing of a credential changes, so no audit entry is left. */
export async function readNotices(
  ctx: SignedContext,
): Promise<OutputOf<typeof account.readNotices>> {
  const { numAffectedRows } = await sql`
    update credential_notice set read_at = ${ctx.now}
    where user_id = ${ctx.actor.userId} and read_at is null and session_hash is distinct from ${ctx.sessionHash}
  `.execute(ctx.database.kysely);
  return { read: Number(numAffectedRows ?? 0) };
}
