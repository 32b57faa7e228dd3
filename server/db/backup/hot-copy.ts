import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { codeOf } from "#server/error-code.ts";
import { openClient } from "../connection.ts";

/** What a running cluster recreates, or must not be copied: the same exclusions as PostgreSQL's own base backup. */
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
 * Copies a running cluster, by PostgreSQL's low-level backup: the files as they are, and the journal from the start of
 * the copy to its end, from which the next start makes them consistent. `adminUrl` is a superuser's. A slot retains the
 * journal meanwhile; it is dropped with the connection.
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
    await copyFolder(join(cluster, "pg_wal"), join(to, "pg_wal"));
    await writeFile(join(to, "backup_label"), stopped.labelfile);
    if (stopped.spcmapfile !== "") await writeFile(join(to, "tablespace_map"), stopped.spcmapfile);
  } finally {
    await client.end();
  }
}

async function copyFiles(cluster: string, to: string): Promise<void> {
  await copyFolder(cluster, to, (inside) => {
    const [first = ""] = inside.split("/", 1);
    const name = basename(inside);
    return leftOut.has(first) || name.startsWith("pgsql_tmp") || name === "pg_internal.init";
  });
  for (const name of leftOut) {
    if (name.startsWith("pg_")) await mkdir(join(to, name), { recursive: true, mode: 0o700 });
  }
}

/** Copies a folder whose files come and go. A file that disappears meanwhile is skipped: its content is elsewhere or unneeded. */
export async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (inside: string) => boolean = () => false,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const inside = path.slice(from.length + 1);
    if (isLeftOut(inside)) continue;
    if (entry.isDirectory()) await mkdir(join(to, inside), { recursive: true, mode: 0o700 });
    else await copyIfThere(path, join(to, inside));
  }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await cp(from, to);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}
