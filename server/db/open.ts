import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { DB } from "./database.gen.ts";
import { travellingTogether } from "./travelling-together.ts";

const { Client, Pool, types } = pg;

// DATE and NUMERIC stay text: the driver's Date would shift a day in Athens.
types.setTypeParser(types.builtins.DATE, (value) => value);
types.setTypeParser(types.builtins.NUMERIC, (value) => value);

/** The open database of the application's role. */
export type Database = {
  /** The typed builder over the pool. */
  kysely: Kysely<DB>;
  /** The pool itself, for hot reads whose statements travel together. */
  pool: pg.Pool;
  /** A connection beside the pool, not yet open, that lasts: to listen on. */
  newClient: () => pg.Client;
  close: () => Promise<void>;
};

/**
 * Opens the pool of the application's role. Throws when that role is a superuser, bypasses row-level security or owns a
 * table. `directUrl` leads past a pooler, to where a connection may listen.
 */
export async function openDatabase(
  url: string,
  size: number,
  directUrl: string = url,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    application_name: "paron",
  });
  // A lost connection fails the statement that runs on it; the event besides would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const kysely = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: travellingTogether(pool) }),
  });
  try {
    await refuseStrongRole(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  const newClient = () =>
    new Client({ connectionString: directUrl, application_name: "paron live", keepAlive: true });
  return { kysely, pool, newClient, close: () => kysely.destroy() };
}

async function refuseStrongRole(kysely: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ role: string; strong: boolean; owns: boolean }>`
    select current_user as role,
      (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as strong,
      exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
              where n.nspname = 'public' and pg_has_role(current_user, c.relowner, 'MEMBER')) as owns
  `.execute(kysely);
  const found = rows[0];
  if (!found || found.strong || found.owns) {
    throw new Error(
      `The database role «${found?.role}» is a superuser, bypasses row-level security or owns tables. Row-level security would protect nothing: give DATABASE_URL a role of its own.`,
    );
  }
}
