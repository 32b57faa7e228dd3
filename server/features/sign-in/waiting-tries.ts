import type { Reader, Writer } from "#server/db/handles.ts";

/** The moment until which tries at a user's secrets wait, at some address or device; null when none waits. */
export async function triesWaitUntil(db: Reader, userId: string, now: Date): Promise<Date | null> {
  const { until } = await db
    .selectFrom("rate_limit")
    .select((of) => of.fn.max("next_at").as("until"))
    .where("user_id", "=", userId)
    .where("next_at", ">", now)
    .executeTakeFirstOrThrow();
  return until;
}

/** Forgets the tries at a user's secrets, so that the next one is looked at without waiting; the number of counts forgotten. */
export async function releaseTries(tx: Writer, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("rate_limit")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
