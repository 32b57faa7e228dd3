import { type Kysely, sql } from "kysely";
import type { DB } from "../database.gen.ts";
import { scopeText } from "../../kernel/read-body.ts";

/** Where seeds and tests insert their rows: a pool or an open transaction, of the owner's or the application's role. */
export type Place = Kysely<DB>;

/**
 * Runs `work` in a transaction with access to the organizations, because row-level security binds the owner too.
 * An open transaction is reused; the last scope set in it applies.
 */
export function inBodies<T>(
  db: Place,
  organizationIds: readonly string[],
  work: (tx: Place) => Promise<T>,
): Promise<T> {
  const scoped = async (tx: Place) => {
    await sql`select set_config('paron.organizations', ${scopeText(organizationIds)}, true)`.execute(
      tx,
    );
    return work(tx);
  };
  return db.isTransaction ? scoped(db) : db.transaction().execute(scoped);
}
