import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { Pool } from "pg";
import { expect, inject } from "vitest";
import type { DB } from "#server/db/database.gen.ts";
import type { World } from "#server/testing/world.ts";
import type { KeptAnchors } from "#server/features/ledger/anchors.ts";
import {
  type ChainReport,
  keyFindings,
  verifyChain,
} from "#server/features/ledger/verify-database.ts";

export type Tx = Transaction<DB>;

/** Does something to the database, with every right. */
export type Tampering = (tx: Tx) => Promise<unknown>;

class Undone extends Error {}

/** A connection to the world's database that no right, no policy and no trigger binds. */
export function behindTheBack(world: World) {
  const url = new URL(inject("adminUrl"));
  url.pathname = new URL(world.ownerUrl).pathname;
  const pool = new Pool({ connectionString: url.toString(), max: 1 });
  // The world may drop its database before a connection that was ended has gone.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", () => undefined);
  const superuser = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

  /** What the check says of a ledger after somebody has done this to the database; then it is undone. */
  async function saidAfter(
    organizationId: string,
    tamper: Tampering,
    kept?: KeptAnchors,
  ): Promise<ChainReport & { keys: unknown[] }> {
    let said: (ChainReport & { keys: unknown[] }) | undefined;
    const undone = superuser.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await tamper(tx);
      const keys = await keyFindings(tx, kept);
      said = { ...(await verifyChain(tx, organizationId, kept)), keys };
      throw new Undone();
    });
    await expect(undone).rejects.toThrow(Undone);
    if (!said) throw new Error("Nothing was said");
    return said;
  }
  return { superuser, saidAfter };
}
