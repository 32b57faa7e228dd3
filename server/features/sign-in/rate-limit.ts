import { sql } from "kysely";
import { type Tries, waitBefore, withOneMore } from "#domain/identity/tries.ts";
import type { Context } from "#server/kernel/context.ts";
import { tooMany } from "#server/kernel/fault.ts";
import { knownDevice } from "./known-device.ts";

/** The account whose secret is tried: the name as typed, and the user of that name if there is one. */
type Tried = { account: string; userId: string | null };

/** A budget of tries, keyed by a keyed digest of its name; the first `free` tries have no delay. */
type Budget = { key: Buffer; free: number; isOwn: boolean; userId: string | null };

/**
 * Verifies a secret under the rate limit. The try is counted before `verify` runs, on all its budgets or on none, and
 * uncounted if the secret is right. A device that the user has signed in from has its own budget, so that strangers who
 * guess elsewhere never lock the user out. Throws `too-many` while a delay runs; such a try is not verified.
 */
export function underRateLimit(
  ctx: Context,
  tried: Tried,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const budgets = budgetsOf(ctx, tried);
  return inLine(budgets.map(({ key }) => key.toString("base64")).join(), async () => {
    await countTry(ctx, budgets);
    try {
      const right = await verify();
      if (right) await leaveOut(ctx, budgets);
      return right;
    } catch (error) {
      await leaveOut(ctx, budgets);
      throw error;
    }
  });
}

/**
 * Resets the user's own tries after a complete sign-in: those at this device, or at this address. A right password
 * alone resets nothing, since it would give a thief unlimited guesses at the second factor.
 */
export async function forgetTries(ctx: Context, tried: Tried): Promise<void> {
  const own = budgetsOf(ctx, tried).filter((budget) => budget.isOwn);
  const yesterday = new Date(ctx.now.getTime() - 86_400_000);
  await sql`
    delete from rate_limit where key = any(${own.map(({ key }) => key)}::bytea[]) or ends_at < ${yesterday}
  `.execute(ctx.database.kysely);
}

function budgetsOf(ctx: Context, { account, userId }: Tried): Budget[] {
  const { ip } = ctx.origin;
  const budget = (name: string, free: number, isOwn: boolean, whose = userId) => ({
    key: ctx.secrets.markOf("rate", name),
    free,
    isOwn,
    userId: whose,
  });
  const device = userId === null ? null : knownDevice(ctx, userId);
  if (device !== null) return [budget(`device ${device} ${account}`, 5, true)];
  return [
    budget(`account ${account} at ${ip}`, 5, true),
    budget(`account ${account}`, 20, false),
    budget(`address ${ip}`, 30, false, null),
  ];
}

/** All budgets are locked in the same order, so that parallel tries run one after the other and cannot deadlock. */
async function countTry(ctx: Context, budgets: readonly Budget[]): Promise<void> {
  const keys = budgets.map(({ key }) => key);
  const now = ctx.now.getTime();
  await ctx.database.kysely.transaction().execute(async (tx) => {
    await sql`
      insert into rate_limit (key, made, next_at, ends_at)
      select key, 0, to_timestamp(0), ${ctx.now} from unnest(${keys}::bytea[]) as given(key) order by key
      on conflict do nothing`.execute(tx);
    const rows = await tx
      .selectFrom("rate_limit")
      .selectAll()
      .where("key", "in", keys)
      .orderBy("key")
      .forUpdate()
      .execute();
    const standing = rows.map((row) => ({ row, tries: triesOf(row) }));
    const wait = Math.max(...standing.map(({ tries }) => waitBefore(tries, now)));
    if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
    for (const { row, tries } of standing) {
      const budget = budgets.find(({ key }) => key.equals(row.key));
      const { free, userId } = budget ?? { free: 0, userId: null };
      const { made, nextAt, quietAt } = withOneMore(tries, free, now);
      await tx
        .updateTable("rate_limit")
        .set({ made, next_at: new Date(nextAt), ends_at: new Date(quietAt), user_id: userId })
        .where("key", "=", row.key)
        .execute();
    }
  });
}

function triesOf(row: { made: number; next_at: Date; ends_at: Date }): Tries {
  return { made: row.made, nextAt: row.next_at.getTime(), quietAt: row.ends_at.getTime() };
}

/** A try without a result, or with a right secret, is not counted. */
async function leaveOut(ctx: Context, budgets: readonly Budget[]): Promise<void> {
  await sql`
    update rate_limit set made = greatest(made - 1, 0), next_at = to_timestamp(0)
    where key = any(${budgets.map(({ key }) => key)}::bytea[])
  `.execute(ctx.database.kysely);
}

const longestLine = 50;
const lines = new Map<string, { tail: Promise<unknown>; length: number }>();

/**
 * Runs work one at a time for each key, so that of many right tries at once each is uncounted before the next is
 * counted. Throws `too-many` when fifty are already waiting.
 */
function inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { tail: Promise.resolve(), length: 0 };
  if (line.length >= longestLine) return Promise.reject(tooMany(5));
  const mine = line.tail.then(work, work);
  const leave = () => {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
  };
  line.length += 1;
  line.tail = mine.then(leave, leave);
  lines.set(key, line);
  return mine;
}
