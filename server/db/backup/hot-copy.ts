import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openClient } from "../connection.ts";

/** What a running cluster makes anew, or must not take along: as PostgreSQL's own base backup leaves out. */
const leftOut = new Set([
  "postmaster.pid",
  "postmaster.opts",
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);

/**
 * Copies a cluster while it serves, by PostgreSQL's low-level backup: the files as they are found, and the journal from
 * the start of the copy to its end, out of which the next start makes them whole. `adminUrl` is a superuser's.
 * A slot holds the journal back meanwhile; it goes with the connection.
 */
export async function hotCopy(adminUrl: string, cluster: string, to: string): Promise<void> {
  const client = await openClient(adminUrl);
  try {
    await client.query(
      "select pg_create_physical_replication_slot('paron_backup_' || pg_backend_pid(), true, true)",
    );
    await client.query("select pg_backup_start('paron', true)");
    await copyFiles(cluster, to);
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      "select labelfile, spcmapfile from pg_backup_stop(false)",
    );
    const [stopped] = rows;
    if (!stopped) throw new Error("PostgreSQL did not end the backup.");
    await cp(join(cluster, "pg_wal"), join(to, "pg_wal"), { recursive: true });
    await writeFile(join(to, "backup_label"), stopped.labelfile);
    if (stopped.spcmapfile !== "") await writeFile(join(to, "tablespace_map"), stopped.spcmapfile);
  } finally {
    await client.end();
  }
}

async function copyFiles(cluster: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const inside = path.slice(cluster.length + 1);
    if (leftOut.has(inside.split("/", 1)[0] ?? "") || entry.name.startsWith("pgsql_tmp")) continue;
    if (entry.isDirectory()) await mkdir(join(to, inside), { recursive: true, mode: 0o700 });
    else if (entry.name !== "pg_internal.init") await copyIfThere(path, join(to, inside));
  }
  for (const name of leftOut) {
    if (name.startsWith("pg_")) await mkdir(join(to, name), { recursive: true, mode: 0o700 });
  }
}

/** A table that was dropped meanwhile is no loss: the journal tells of it. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await cp(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
