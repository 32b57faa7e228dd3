import { resolve } from "node:path";
import { configOf } from "#server/config.ts";
import { endWhatOpens } from "#server/db/backup/end-what-opens.ts";
import { noteRestore } from "#server/db/backup/last-backup.ts";
import { restoreBackup } from "#server/db/backup/restore.ts";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { holdDataFolder } from "#server/db/embedded/hold.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { runCommand, say } from "./command.ts";

/**
 * Restores a backup of `npm run backup` into the empty data folder DATA_DIR: `npm run restore -- --from folder`. Every file
 * is first compared with its digest. Sessions, links and one-time passwords are ended. Exits with 1 if it refuses. That the
 * backup was fully restored is noted next to it, for the system state of the installation it belongs to.
 */
await runCommand({ options: { from: { type: "string" } } }, async ({ values }) => {
  const config = configOf(process.env);
  if (values.from === undefined)
    throw new Error("--from is missing: npm run restore -- --from folder");
  const release = holdDataFolder(config.dataDir);
  try {
    const place = placeFor(config.dataDir);
    const folder = resolve(values.from);
    const manifest = await restoreBackup(folder, config.dataDir, place);
    const cluster = await startCluster(config.dataDir);
    try {
      const ended = await endWhatOpens(cluster.urlFor("postgres", "paron"), new Date());
      say(`Restored what was taken at ${manifest.takenAt} (schema ${manifest.schema}).`);
      say(
        `Ended: ${Object.entries(ended)
          .map(([what, count]) => `${count} ${what}`)
          .join(", ")}.`,
      );
      say(tellNote(folder, manifest.takenAt));
      say("Look next: npm run ledger:verify");
    } finally {
      await cluster.stop();
    }
  } finally {
    release();
  }
});

/** If the backup folder is read-only, the restore is just as good; the installation only does not learn of it. */
function tellNote(folder: string, takenAt: string): string {
  try {
    noteRestore(folder, { takenAt, restoredAt: new Date().toISOString() });
    return "Noted beside the backup, where the state of the installation reads it.";
  } catch {
    return "Not noted beside the backup: its folder takes no file.";
  }
}
