import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configOf } from "#server/config.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { loadCatalogue } from "#server/db/seed/catalogue.ts";
import { loadDemonstration } from "#server/db/seed/demonstration.ts";
import { fileStoreOf } from "#server/integrations/file-store/file-store.ts";
import { keeperOf } from "#server/integrations/file-store/keeper-of.ts";

/** What tests type on any day of the last two months is still open to them. */
const lockAfterDays = 45;

/** One database cluster for the run, with a template that holds the demonstration and an empty one; each file clones one. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "paron-e2e-"));
  const cluster = await startCluster(folder, { fsync: "off", synchronous_commit: "off" });
  await prepareDatabase(cluster.urlFor("postgres", "postgres"), "empty");
  const emptyOwner = cluster.urlFor("paron_owner", "empty");
  await migrate(emptyOwner);
  await loadCatalogue(emptyOwner);
  await prepareDatabase(cluster.urlFor("postgres", "postgres"), "demonstration");
  const owner = cluster.urlFor("paron_owner", "demonstration");
  await migrate(owner);
  await loadCatalogue(owner);
  const config = configOf({ DATA_DIR: join(folder, "files") });
  await loadDemonstration(
    owner,
    new Date(),
    () => undefined,
    keeperOf(fileStoreOf(config), config),
    lockAfterDays,
  );
  process.env["PARON_E2E_FILES"] = config.dataDir;
  process.env["PARON_E2E_COMPILED"] = compiledServer(join(folder, "compiled"));
  process.env["PARON_E2E_URL"] = cluster.urlFor("ROLE", "DATABASE");
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Compiles the server once for all sites, which spend half of their start on it; a server that is killed keeps nothing. */
function compiledServer(into: string): string {
  const app = join(import.meta.dirname, "../server/app.ts");
  const loading = `await import(${JSON.stringify(app)}); process.exit();`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", loading], {
    env: { ...process.env, NODE_COMPILE_CACHE: into },
  });
  return into;
}
