import { sql } from "kysely";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";

const windowMinutes = 15;
const limits = { accountAtAddress: 5, address: 30 };

/**
 * Counts a try before it is verified, in one atomic statement a key, so that parallel guesses cannot beat the counter.
 * Throws `too-many` beyond 5 tries for an account from one address, or 30 from one address, in 15 minutes.
 */
export async function countTry(ctx: Context, account: string): Promise<void> {
  const tries = await Promise.all([
    counted(ctx, accountKey(ctx, account)),
    counted(ctx, addressKey(ctx)),
  ]);
  if (tries[0] > limits.accountAtAddress || tries[1] > limits.address) {
    throw new Fault("too-many", { retryAfterSeconds: windowMinutes * 60 });
  }
}

/** Takes back the try of a sign-in that succeeded: success never counts as a failure. */
export async function forgiveTry(ctx: Context, account: string): Promise<void> {
  await sql`delete from sign_in_brake where key = ${accountKey(ctx, account)}`.execute(
    ctx.database.kysely,
  );
  await sql`update sign_in_brake set failures = greatest(failures - 1, 0) where key = ${addressKey(ctx)}`.execute(
    ctx.database.kysely,
  );
}

const accountKey = (ctx: Context, account: string) => `account:${account}:${ctx.origin.ip}`;
const addressKey = (ctx: Context) => `address:${ctx.origin.ip}`;

async function counted(ctx: Context, key: string): Promise<number> {
  const ends = new Date(ctx.now.getTime() + windowMinutes * 60_000);
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_brake as brake (key, failures, window_ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      failures = case when brake.window_ends_at <= ${ctx.now} then 1 else brake.failures + 1 end,
      window_ends_at = case when brake.window_ends_at <= ${ctx.now} then excluded.window_ends_at else brake.window_ends_at end
    returning failures
  `.execute(ctx.database.kysely);
  return rows[0]?.failures ?? 1;
}
