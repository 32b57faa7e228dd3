import { sql, type Transaction } from "kysely";
import { expect } from "vitest";
import type { DB } from "#server/db/database.gen.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import type { World } from "./world.ts";

type Step = (tx: Transaction<DB>) => Promise<unknown>;

/**
 * The result of an act that starts while another transaction holds what it needs: the other one continues, and commits,
 * once the act waits for it (in `places` places) or is over.
 */
export async function whileWaiting<T>(
  world: World,
  organizationId: string,
  other: { holds: Step; goesOn?: Step; places?: number },
  act: () => Promise<T>,
): Promise<T> {
  const { goesOn, places = 1 } = other;
  const { acting } = await world.owner.transaction().execute(async (tx) => {
    await sql.raw(scopeOf([organizationId])).execute(tx);
    await other.holds(tx);
    let isOver = false;
    const acting = act().finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await countWaiting(world)) >= places).toBe(true);
    await goesOn?.(tx);
    return { acting };
  });
  return acting;
}

async function countWaiting({ owner }: World): Promise<number> {
  const { rows } = await sql`
    select from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where a.datname = current_database() and not l.granted`.execute(owner);
  return rows.length;
}
