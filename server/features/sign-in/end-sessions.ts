import type { Kysely } from "kysely";
import type { DB } from "#server/db/database.gen.ts";

/** Ends the live sessions of a user but the one to keep; the number of them. The caller forgets them once that is committed. */
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
