import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { Pool } from "pg";
import { expect, inject } from "vitest";
import type { DB } from "#server/db/database.gen.ts";
import type { World } from "#server/testing/world.ts";
import type { ExternalAnchors } from "#server/features/ledger/anchors.ts";
import {
  type ChainReport,
  keyFindings,
  verifyChain,
} from "#server/features/ledger/verify-database.ts";

export type Tx = Transaction<DB>;

/** Changes the database, with every right. */
export type Tampering = (tx: Tx) => Promise<unknown>;

class Undone extends Error {}

/** A connection to the world's database that bypasses all rights, policies and triggers. */
export function behindTheBack(world: World) {
  const url = new URL(inject("adminUrl"));
  url.pathname = new URL(world.ownerUrl).pathname;
  const pool = new Pool({ connectionString: url.toString(), max: 1 });
  // The world may drop its database before a closed connection is gone.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", () => undefined);
  const superuser = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

  /** The report of the ledger check after the database was tampered with; the change is then rolled back. */
  async function saidAfter(
    organizationId: string,
    tamper: Tampering,
    anchors?: ExternalAnchors,
  ): Promise<ChainReport & { keys: unknown[] }> {
    let report: (ChainReport & { keys: unknown[] }) | undefined;
    const undone = superuser.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await tamper(tx);
      const keys = await keyFindings(tx, anchors);
      report = { ...(await verifyChain(tx, organizationId, anchors)), keys };
      throw new Undone();
    });
    await expect(undone).rejects.toThrow(Undone);
    if (!report) throw new Error("Nothing was said");
    return report;
  }
  return { superuser, saidAfter };
}
