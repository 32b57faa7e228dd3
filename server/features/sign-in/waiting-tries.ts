import type { Reader, Writer } from "#server/db/handles.ts";

/** Until when tries at a user's secrets are delayed, at any address or device; null if none is delayed. */
export async function triesWaitUntil(db: Reader, userId: string, now: Date): Promise<Date | null> {
  const { until } = await db
    .selectFrom("rate_limit")
    .select((of) => of.fn.max("next_at").as("until"))
    .where("user_id", "=", userId)
    .where("next_at", ">", now)
    .executeTakeFirstOrThrow();
  return until;
}

/** Clears the tries at a user's secrets, so that the next one is verified without delay; returns the number of counters cleared. */
export async function releaseTries(tx: Writer, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("rate_limit")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
