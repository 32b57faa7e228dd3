import { join } from "node:path";
import type { Config } from "./config.ts";
import { startCluster } from "./db/embedded/cluster.ts";
import { holdDataFolder } from "./db/embedded/hold.ts";
import { migrate, refuseOtherSchema } from "./db/migrate.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { prepareDatabase } from "./db/prepare.ts";
import { loadCatalogue } from "./db/seed/catalogue.ts";
import { loadDemonstration } from "./db/seed/demonstration.ts";
import { keeperOf } from "./integrations/file-store/keeper-of.ts";
import { fileStoreOf } from "./integrations/file-store/file-store.ts";
import { systemClock } from "./kernel/clock.ts";
import { deadlines } from "./kernel/deadlines.ts";
import type { Parts } from "./kernel/parts.ts";
import { withTimeLimit } from "./kernel/with-time-limit.ts";
import { maxParallelJobs } from "./jobs/start-jobs.ts";
import { requireDataFolder } from "./require-folders.ts";
import { secretKeyOf } from "./secret-key.ts";
import { partsOf } from "./parts-of.ts";

/** Everything a server needs open, and how to close it. */
export type Places = {
  parts: Parts;
  /** The same for jobs, whose statements may take longer, on connections that requests do not wait for. */
  jobParts: Parts;
  ready: (address: string) => void;
  close: () => Promise<void>;
};

type Tell = (line: string) => void;

/** Opens the database (embedded, or the one of DATABASE_URL), migrates it and, embedded and empty, loads the demonstration. */
export async function openPlaces(config: Config, tell: Tell): Promise<Places> {
  const opened =
    config.databaseUrl === null
      ? await openEmbedded(config, tell)
      : await openGiven(config, config.databaseUrl, tell);
  const { database, jobDatabase, close, demonstration } = opened;
  const hasUsers = await someoneMayEnter(database);
  const secretKey = secretKeyOf(config);
  const parts = partsOf(config, database, { clock: systemClock, secretKey });
  return {
    parts,
    jobParts: { ...parts, database: jobDatabase },
    close,
    ready: (address) => announce({ config, demonstration, hasUsers }, address, tell),
  };
}

const connectionsHeld = () => new Error("Connections are still held");

type Databases = { database: Database; jobDatabase: Database };
type OpenDatabases = Databases & { demonstration: boolean; close: () => Promise<void> };

async function openEmbedded(config: Config, tell: Tell): Promise<OpenDatabases> {
  const release = holdDataFolder(config.dataDir);
  tell(`Database: embedded PostgreSQL in ${join(config.dataDir, "postgresql")}`);
  const cluster = await startCluster(config.dataDir);
  if (cluster.place.movedFrom)
    tell(
      `  ${cluster.place.movedFrom} cannot be entered by the database's own user: its files are in ${cluster.place.cluster}`,
    );
  await prepareDatabase(cluster.urlFor("postgres", "postgres"), "paron");
  const ownerUrl = cluster.urlFor("paron_owner", "paron");
  const databases = await openMigrated(
    cluster.urlFor("paron_app", "paron"),
    ownerUrl,
    config,
    tell,
  );
  const demonstration =
    !config.production &&
    (await loadDemonstration(ownerUrl, systemClock(), tell, keeperOf(fileStoreOf(config), config)));
  const close = async () => {
    // Stopping the cluster ends whatever still runs on it.
    await withTimeLimit(deadlines.databaseCloseMs, closeBoth(databases), connectionsHeld).catch(
      () => undefined,
    );
    await cluster.stop();
    release();
  };
  return { ...databases, demonstration, close };
}

async function openGiven(config: Config, url: string, tell: Tell): Promise<OpenDatabases> {
  requireDataFolder(config.dataDir);
  tell("Database: the server of DATABASE_URL");
  const databases =
    config.databaseOwnerUrl === null
      ? await openBoth(url, config)
      : await openMigrated(url, config.databaseOwnerUrl, config, tell);
  await refuseOtherSchema(databases.database.pool);
  return { ...databases, demonstration: false, close: () => closeBoth(databases) };
}

async function openMigrated(
  url: string,
  ownerUrl: string,
  config: Config,
  tell: Tell,
): Promise<Databases> {
  const ran = await migrate(ownerUrl);
  if (ran.length > 0) tell(`Schema: ${ran.length} migrations ran`);
  await loadCatalogue(ownerUrl);
  return openBoth(url, config);
}

async function openBoth(url: string, config: Config): Promise<Databases> {
  const database = await openDatabase({
    url,
    size: config.databasePool,
    directUrl: config.databaseDirectUrl,
  });
  // One connection per job, plus one to renew their leases.
  const size = maxParallelJobs + 1;
  const statementMs = deadlines.jobStatementMs;
  return { database, jobDatabase: await openDatabase({ url, size, statementMs }) };
}

async function closeBoth({ database, jobDatabase }: Databases): Promise<void> {
  await Promise.all([database.close(), jobDatabase.close()]);
}

async function someoneMayEnter({ kysely }: Database): Promise<boolean> {
  const users = kysely.selectFrom("app_user").select("id").where("role", "<>", "System");
  return (await users.limit(1).executeTakeFirst()) !== undefined;
}

type Start = { config: Config; demonstration: boolean; hasUsers: boolean };

function announce({ config, demonstration, hasUsers }: Start, address: string, tell: Tell): void {
  tell(
    `\nParon serves at ${config.host === "127.0.0.1" ? `http://localhost:${new URL(address).port}` : address}`,
  );
  if (demonstration) {
    tell("Demonstration accounts, all with the password Paron-demo-2026!");
    tell("  administrator, executive, representative, clerk, clerk2");
  }
  if (!hasUsers) {
    tell("Nobody has an account yet. The first administrator, from here and with these settings:");
    tell('  npm run user -- create --role Administrator --user-name maria --name "Maria Papadaki"');
  }
  tell("Ctrl+C stops it.");
}
