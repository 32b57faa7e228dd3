import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { configOf } from "#server/config.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { openClient } from "#server/db/connection.ts";
import { migrate } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { loadCatalogue } from "#server/db/seed/catalogue.ts";
import { loadDemonstration } from "#server/db/seed/demonstration.ts";
import { fileStoreOf } from "#server/integrations/file-store/file-store.ts";
import { keeperOf } from "#server/integrations/file-store/keeper-of.ts";
import { careless, folderInMemory } from "#server/testing/database-of-tests.ts";

/** Keeps any day of the last two months open for tests to type on. */
const lockAfterDays = 45;

/** One database cluster for the run, with a template of the demonstration and an empty one; each test file clones one of them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = folderInMemory("paron-e2e-");
  const cluster = await startCluster(folder, careless);
  const administrator = cluster.urlFor("postgres", "postgres");
  await prepareDatabase(administrator, "empty");
  const emptyOwner = cluster.urlFor("paron_owner", "empty");
  await migrate(emptyOwner);
  await loadCatalogue(emptyOwner);
  await cloneEmpty(administrator);
  const compiled = compiledServer(join(folder, "compiled"));
  const config = configOf({ DATA_DIR: join(folder, "files") });
  await loadDemonstration(
    cluster.urlFor("paron_owner", "demonstration"),
    new Date(),
    () => undefined,
    keeperOf(fileStoreOf(config), config),
    lockAfterDays,
  );
  process.env["PARON_E2E_FILES"] = config.dataDir;
  process.env["PARON_E2E_COMPILED"] = await compiled;
  process.env["PARON_E2E_URL"] = cluster.urlFor("ROLE", "DATABASE");
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function cloneEmpty(administrator: string): Promise<void> {
  const client = await openClient(administrator);
  try {
    await client.query("create database demonstration template empty owner paron_owner");
  } finally {
    await client.end();
  }
}

/** Builds the server and compiles it once for all sites, into a cache that stays: a killed server saves none. */
async function compiledServer(into: string): Promise<string> {
  const root = join(import.meta.dirname, "..");
  const run = (script: string, environment: object) =>
    promisify(execFile)(process.execPath, [join(root, script)], {
      env: { ...process.env, ...environment },
    });
  await run("bin/build-server.ts", {});
  // Everything is compiled before the settings are read, and these are rejected.
  await run("built/main.js", { PORT: "none", NODE_COMPILE_CACHE: into }).catch(() => undefined);
  return into;
}
