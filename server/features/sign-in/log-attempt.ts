import type { loginMethods, loginOutcomes } from "#domain/logs.ts";
import type { Kysely } from "kysely";
import type { DB } from "#server/db/database.gen.ts";
import type { Context } from "#server/kernel/context.ts";

/** What came of a sign-in, or of proving again who acts. */
export type Attempt = {
  /** Null where nobody of that name may sign in. */
  userId: string | null;
  method: (typeof loginMethods)[number];
  outcome: (typeof loginOutcomes)[number];
};

/** Keeps what came of a sign-in. The name typed is not kept: people type their password there. */
export async function logAttempt(
  ctx: Context,
  { userId, method, outcome }: Attempt,
  db: Kysely<DB> = ctx.database.kysely,
): Promise<void> {
  const { ip, userAgent, requestId } = ctx.origin;
  const from = { ip, user_agent: userAgent, request_id: requestId };
  await db
    .insertInto("login_log")
    .values({ at: ctx.now, user_id: userId, method, outcome, ...from })
    .execute();
}
