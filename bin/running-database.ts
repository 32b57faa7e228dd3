import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import { deadlines } from "#server/kernel/deadlines.ts";
import { openPlaces } from "#server/open-places.ts";

/**
 * The database of the running server where there is one, else all that a server opens. Throws where DATA_DIR
 * holds no database: a fresh one would be called whole, its backups take the place of the right ones, and who is made in it enters nowhere.
 */
export async function openRunningDatabase(
  config: Config,
  tell: (line: string) => void,
): Promise<{ database: Database; close: () => Promise<void> }> {
  requireDatabase(config);
  const url = config.databaseUrl ?? embeddedUrl(config);
  const open = () => openDatabase({ url, size: 1, statementMs: deadlines.commandStatementMs });
  const running = await open().catch(() => null);
  if (running) return { database: running, close: running.close };
  const places = await openPlaces(config, tell);
  const database = await open();
  const close = async () => {
    await database.close();
    await places.close();
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
