import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { CannotStart } from "../configuration-error.ts";
import { deadlines } from "../kernel/deadlines.ts";
import { endsConnection, patienceOf, settingsOf, streamOf } from "./connection.ts";
import type { DB } from "./database.gen.ts";
import { pipelined } from "./pipelined.ts";

const { Client, Pool, types } = pg;

// DATE and NUMERIC stay text: the driver's Date would shift a day in Athens time.
types.setTypeParser(types.builtins.DATE, (value) => value);
types.setTypeParser(types.builtins.NUMERIC, (value) => value);

/** The open database, connected as the application's role. */
export type Database = {
  /** The typed query builder over the pool. */
  kysely: Kysely<DB>;
  /** The pool itself, for hot reads whose statements are pipelined. */
  pool: pg.Pool;
  /** Throws if the database does not respond in time; uses a connection that requests cannot take. */
  probe: () => Promise<unknown>;
  /** A new, unopened long-lived connection outside the pool, to LISTEN on. */
  newClient: () => pg.Client;
  close: () => Promise<void>;
};

/** How a database is opened: at most `size` connections, each statement with a timeout. */
type Opening = {
  url: string;
  size: number;
  /** Bypasses a pooler, so that a connection may LISTEN. */
  directUrl?: string | null;
  statementMs?: number;
};

/**
 * Opens the pool of the application's role. Throws if that role is a superuser, bypasses row-level security or owns a
 * table.
 */
export async function openDatabase({
  url,
  size,
  directUrl = null,
  statementMs = deadlines.statementMs,
}: Opening): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    application_name: "paron",
    ...patienceOf(statementMs),
    onConnect: (client) => client.query(settingsOf(statementMs)),
  });
  distrustTogether(pool);
  const door = new Pool({
    connectionString: url,
    max: 1,
    pipeline: true,
    application_name: "paron ready",
    ...patienceOf(deadlines.probeMs),
    connectionTimeoutMillis: deadlines.probeMs,
    query_timeout: deadlines.probeMs,
  });
  door.on("error", () => undefined);
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pipelined(pool) }) });
  const close = async () => void (await Promise.all([kysely.destroy(), door.end()]));
  try {
    await refuseStrongRole(kysely);
  } catch (error) {
    await close();
    throw error;
  }
  const newClient = () =>
    new Client({
      connectionString: directUrl ?? url,
      application_name: "paron live",
      ...patienceOf(deadlines.probeMs),
    });
  return { kysely, pool, probe: () => door.query("select"), newClient, close };
}

/**
 * When a connection is lost, the idle ones are discarded too: whatever cut one has cut them as well, and the next
 * caller to get one would wait in vain. A lost connection fails the statement that runs on it; its error event, if
 * unhandled, would end the process.
 */
function distrustTogether(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  const letGo = () => {
    const found = [...idle];
    idle.clear();
    for (const client of found) {
      client.emit("error", new Error("Another connection was lost"));
      streamOf(client).destroy();
    }
  };
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", letGo));
  pool.on("acquire", (client) => idle.delete(client));
  pool.on("release", (error, client) => {
    if (error && endsConnection(error)) letGo();
    else idle.add(client);
  });
  pool.on("remove", (client) => idle.delete(client));
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
    throw new CannotStart(
      `The database role «${found?.role}» is a superuser, bypasses row-level security or owns tables. Row-level security would protect nothing: give DATABASE_URL a role of its own.`,
    );
  }
}
