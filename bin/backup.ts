import { join, resolve } from "node:path";
import { configOf } from "#server/config.ts";
import { removeOldBackups, takeBackup } from "#server/db/backup/take.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { newestMigration } from "#server/db/migrate.ts";
import { refusalToFolder } from "#server/require-folders.ts";
import { runCommand, say } from "./command.ts";
import { openWithoutMigrating } from "./running-database.ts";

/**
 * Backs up the embedded database, its files and its key, with or without a running server:
 * `npm run backup -- [--to folder] [--keep 14]`. Exits with 1 if no complete backup was made.
 */
const options = { to: { type: "string" }, keep: { type: "string", default: "14" } } as const;

await runCommand({ options }, async ({ values }) => {
  const config = configOf(process.env);
  const into = resolve(values.to ?? join(config.dataDir, "backups"));
  const keep = Number(values.keep);
  if (config.databaseUrl !== null)
    throw new Error(
      "DATABASE_URL names a server of yours: back it up with its own means (pgBackRest, pg_basebackup), and besides it secret.key, ledger-anchors.ndjson and files of DATA_DIR.",
    );
  if (!Number.isInteger(keep) || keep < 1) throw new Error("--keep takes a number from 1 up.");
  const { database, close } = await openWithoutMigrating(config);
  try {
    const refusal = refusalToFolder(values.to === undefined ? "DATA_DIR" : "--to", into, 0o700);
    if (refusal !== null) throw new Error(refusal);
    const { cluster, socket } = placeFor(config.dataDir);
    const adminUrl = `postgres://postgres@localhost/paron?host=${encodeURIComponent(socket)}`;
    const schema = await newestMigration(database.pool);
    const { dataDir } = config;
    const taken = await takeBackup({ dataDir, cluster, adminUrl, schema }, into, new Date());
    say(`${taken.folder}: ${taken.files} files, ${(taken.bytes / 1024 / 1024).toFixed(1)} MiB`);
    for (const name of await removeOldBackups(into, keep)) say(`Removed ${name}`);
  } finally {
    await close();
  }
});
