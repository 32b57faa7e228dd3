import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { closeColumns } from "./closed-columns.ts";

/** Writes server/db/database.gen.ts from a fresh database with every migration. */
const cluster = await startCluster(mkdtempSync(join(tmpdir(), "paron-types-")), { fsync: "off" });
try {
  await prepareDatabase(cluster.urlFor("postgres", "postgres"), "types");
  await migrate(cluster.urlFor("paron_owner", "types"));
  execFileSync(
    join(import.meta.dirname, "../node_modules/.bin/kysely-codegen"),
    [
      "--dialect=postgres",
      `--url=${cluster.urlFor("paron_owner", "types")}`,
      "--out-file=server/db/database.gen.ts",
      "--date-parser=string",
      "--numeric-parser=string",
      "--type-only-imports",
    ],
    { stdio: "inherit" },
  );
  await closeColumns("server/db/database.gen.ts", cluster.urlFor("paron_owner", "types"));
} finally {
  await cluster.stop();
}
