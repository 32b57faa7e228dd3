import { sql } from "kysely";
import type { Reader, Writer } from "#server/db/handles.ts";
import type { Context } from "#server/kernel/context.ts";
import { accountAnywhere, accountAt } from "./rate-limit.ts";

/** A person whose tries at the password may be waiting. */
type Account = { id: string; userName: string };

type Where = Pick<Context, "now" | "secrets">;

/** The moment until which tries at an account wait, at some address of the last day; null when none waits. */
export async function triesWaitUntil(
  ctx: Where,
  db: Reader,
  account: Account,
): Promise<Date | null> {
  const { until } = await db
    .selectFrom("rate_limit")
    .select((of) => of.fn.max("next_at").as("until"))
    .where("key", "in", await keysOf(ctx, db, account))
    .where("next_at", ">", ctx.now)
    .executeTakeFirstOrThrow();
  return until;
}

/** Forgets the tries at an account, so that the next one is looked at without waiting; the number of counts forgotten. */
export async function releaseTries(ctx: Where, tx: Writer, account: Account): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("rate_limit")
    .where("key", "in", await keysOf(ctx, tx, account))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Counts are named by digests: those of an address are found from the addresses that the log of sign-ins holds. */
async function keysOf(
  { now, secrets }: Where,
  db: Pick<Reader, "selectFrom">,
  { id, userName }: Account,
): Promise<Buffer[]> {
  const addresses = await db
    .selectFrom("login_log")
    .select("ip")
    .distinct()
    .where((of) => of.and({ user_id: id, outcome: "wrong" }))
    .where("at", ">", sql<Date>`${now}::timestamptz - interval '1 day'`)
    .limit(1000)
    .execute();
  const names = [accountAnywhere(userName), ...addresses.map(({ ip }) => accountAt(userName, ip))];
  return names.map((name) => secrets.markOf("rate", name));
}
