import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { deadlines } from "../kernel/deadlines.ts";
import { patienceOf } from "./connection.ts";
import type { DB } from "./database.gen.ts";

/** Runs `work` on one connection of the owner, with the timeouts of a command. */
export async function asOwner<R>(
  ownerUrl: string,
  work: (db: Kysely<DB>) => Promise<R>,
): Promise<R> {
  const patience = patienceOf(deadlines.commandStatementMs);
  const pool = new Pool({ connectionString: ownerUrl, max: 1, ...patience });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
