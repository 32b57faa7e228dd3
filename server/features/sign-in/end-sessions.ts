import type { Kysely } from "kysely";
import type { DB } from "#server/db/database.gen.ts";

/** Ends a user's live sessions, except the one to keep; returns their number. The caller forgets the sessions after the commit. */
export async function endSessions(
  db: Pick<Kysely<DB>, "updateTable">,
  now: Date,
  userId: string,
  keep: Buffer | null = null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({ ended_at: now })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .$if(keep !== null, (query) => query.where("token_hash", "<>", keep))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
