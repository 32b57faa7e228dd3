import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { holdDataFolder } from "#server/db/embedded/hold.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { refuseOtherSchema } from "#server/db/migrate.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import { deadlines } from "#server/kernel/deadlines.ts";
import { openPlaces } from "#server/open-places.ts";

type Opened = { database: Database; close: () => Promise<void> };

/**
 * The database of the running server if there is one, otherwise everything that a server opens. Throws if DATA_DIR holds no database: a
 * fresh one would verify as intact, its backups would replace the right ones, and users created in it could not sign in. Also throws if a
 * build with another schema is running, whose tables this one would misread and corrupt. It loads no demonstration, whose accounts have a
 * published password, even without NODE_ENV=production.
 */
export async function openRunningDatabase(
  config: Config,
  tell: (line: string) => void,
): Promise<Opened> {
  requireDatabase(config);
  const running = await openOwn(config).catch(() => null);
  if (running) {
    try {
      await refuseOtherSchema(running.pool);
    } catch (error) {
      await running.close();
      throw error;
    }
    return { database: running, close: running.close };
  }
  const places = await openPlaces({ ...config, production: true }, tell);
  return besides(await openOwn(config), places.close);
}

/**
 * The embedded database with its present schema, of the running server or started here: a backup that the new release takes
 * before an upgrade is the way back from it. Throws if DATA_DIR holds no database.
 */
export async function openWithoutMigrating(config: Config): Promise<Opened> {
  requireDatabase(config);
  const running = await openOwn(config).catch(() => null);
  if (running) return { database: running, close: running.close };
  const release = holdDataFolder(config.dataDir);
  const cluster = await startCluster(config.dataDir);
  return besides(await openOwn(config), async () => {
    await cluster.stop();
    release();
  });
}

function openOwn(config: Config): Promise<Database> {
  const url = config.databaseUrl ?? embeddedUrl(config);
  return openDatabase({ url, size: 1, statementMs: deadlines.commandStatementMs });
}

function besides(database: Database, closeRest: () => Promise<void>): Opened {
  const close = async () => {
    await database.close();
    await closeRest();
  };
  return { database, close };
}

function requireDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null) return;
  if (existsSync(dataDir) && existsSync(join(placeFor(dataDir).cluster, "PG_VERSION"))) return;
  throw new Error(
    `DATA_DIR: ${dataDir} holds no database. Name the folder of the server's data, as its own settings do (DATA_DIR, or DATABASE_URL).`,
  );
}

function embeddedUrl({ dataDir }: Config): string {
  const { socket } = placeFor(dataDir);
  return `postgres://paron_app@localhost/paron?host=${encodeURIComponent(socket)}`;
}
