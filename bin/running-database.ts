import type { Config } from "#server/config.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import { openPlaces } from "#server/open-places.ts";

/** The database of the running server where there is one, else all that a server opens. */
export async function openRunningDatabase(
  config: Config,
  tell: (line: string) => void,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const url = config.databaseUrl ?? embeddedUrl(config);
  const running = await openDatabase(url, 1).catch(() => null);
  if (running) return { database: running, close: running.close };
  const places = await openPlaces(config, tell);
  return { database: places.parts.database, close: places.close };
}

function embeddedUrl({ dataDir }: Config): string {
  const { socket } = placeFor(dataDir);
  return `postgres://paron_app@localhost/paron?host=${encodeURIComponent(socket)}`;
}
