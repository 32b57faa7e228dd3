import type { loginMethods, loginOutcomes } from "#domain/logs.ts";
import type { Kysely } from "kysely";
import type { DB } from "#server/db/database.gen.ts";
import { insertRow } from "#server/db/rows.ts";
import type { Context } from "#server/kernel/context.ts";

/** The outcome of a sign-in, or of a repeated confirmation of identity. */
type Attempt = {
  /** Null if no user of that name may sign in. */
  userId: string | null;
  method: (typeof loginMethods)[number];
  outcome: (typeof loginOutcomes)[number];
};

/** Records the outcome of a sign-in. The typed name is not stored: people type their password there. */
export async function logAttempt(
  ctx: Context,
  { userId, method, outcome }: Attempt,
  db: Kysely<DB> = ctx.database.kysely,
): Promise<void> {
  const { ip, userAgent, requestId } = ctx.origin;
  const from = { ip, user_agent: userAgent, request_id: requestId };
  await insertRow(db, "login_log", { at: ctx.now, user_id: userId, method, outcome, ...from });
}
