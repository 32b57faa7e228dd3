import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Place } from "../embedded/place.ts";
import { faultsOf, manifestFile, manifestOf, type Manifest } from "./manifest.ts";

/**
 * Restores a backup into an empty data folder; the database must not run. Throws, before anything is written, if a file
 * of the backup is missing or changed, if the folder already holds a database, or if its PostgreSQL version differs.
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  place: Place,
): Promise<Manifest> {
  if (existsSync(place.cluster))
    throw new Error(`${place.cluster} holds a database already: restore into an empty folder.`);
  const manifest = await manifestOf(folder);
  const faults = await faultsOf(folder, manifest);
  if (faults.length > 0)
    throw new Error(`The backup is not what was taken:\n  ${faults.join("\n  ")}`);
  refuseOtherVersion(manifest, place);
  await mkdir(dirname(place.cluster), { recursive: true });
  const making = `${place.cluster}.making-${process.pid}`;
  await cp(join(folder, "postgresql"), making, { recursive: true });
  give(making, place);
  for (const name of readdirSync(folder)) {
    if (name === "postgresql" || name === manifestFile) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
    await cp(join(folder, name), join(dataDir, name), { recursive: true });
  }
  await rename(making, place.cluster);
  return manifest;
}

function refuseOtherVersion({ postgresql }: Manifest, { binaries }: Place): void {
  const versionText = execFileSync(join(binaries, "bin", "postgres"), ["--version"], {
    encoding: "utf8",
  });
  const here = /(\d+)/.exec(versionText)?.[1];
  if (here !== postgresql)
    throw new Error(`The backup is of PostgreSQL ${postgresql}; this one is ${here}.`);
}

function give(folder: string, { runAs }: Place): void {
  if (!runAs) return;
  chownSync(folder, runAs.uid, runAs.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), runAs.uid, runAs.gid);
}
