import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { TestProject } from "vitest/node";
import { startCluster } from "../db/embedded/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { loadCatalogue } from "../db/seed/catalogue.ts";
import { asAdministrator, careless, folderInMemory, urlAs } from "./database-of-tests.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Connection string of the administrator of the tests' server. */
    adminUrl: string;
    /** The migrated database, with only the catalogue, that each test file clones. */
    template: string;
  }
}

/**
 * Provides all test files with one PostgreSQL: the server of DATABASE_OWNER_URL, whose role must be a superuser,
 * else an embedded one that ends with the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  emptyCaptured();
  const given = process.env["DATABASE_OWNER_URL"];
  const server =
    given === undefined ? await startEmbedded() : { adminUrl: given, stop: async () => undefined };
  const template = `paron_test_${process.pid}`;
  const tearDown = async () => {
    await asAdministrator(server.adminUrl, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
  try {
    await makeTemplate(server.adminUrl, template);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide("adminUrl", server.adminUrl);
  project.provide("template", template);
  return tearDown;
}

/** The captured statements of an earlier run do not belong to this one. */
function emptyCaptured(): void {
  const file = process.env["CAPTURE_STATEMENTS"];
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
}

async function makeTemplate(adminUrl: string, template: string): Promise<void> {
  await prepareDatabase(adminUrl, template);
  const ownerUrl = urlAs(adminUrl, "paron_owner", template);
  await migrate(ownerUrl);
  await loadCatalogue(ownerUrl);
}

async function startEmbedded(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const folder = folderInMemory("paron-test-");
  const cluster = await startCluster(folder, careless);
  return {
    adminUrl: cluster.urlFor("postgres", "postgres"),
    stop: async () => {
      await cluster.stop();
      for (const made of [folder, cluster.place.socket])
        rmSync(made, { recursive: true, force: true });
    },
  };
}
