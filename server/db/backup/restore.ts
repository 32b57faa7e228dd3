import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Place } from "../embedded/place.ts";
import { faultsOf, manifestFile, manifestOf, type Manifest } from "./manifest.ts";

/**
 * Restores a backup into an empty data folder; the database must not run. Throws, before anything is written, if a file
 * of the backup is missing or changed, if the folder already holds a database or anything that the backup would replace, such as
 * newer documents and anchors, or if its PostgreSQL version differs. What a failure interrupts is removed again.
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
  const names = readdirSync(folder).filter((name) => !ofCluster.has(name));
  refuseReplacing(dataDir, names);
  const making = `${place.cluster}.making-${process.pid}`;
  try {
    await mkdir(dirname(place.cluster), { recursive: true });
    await cp(join(folder, "postgresql"), making, { recursive: true });
    give(making, place);
    for (const name of names)
      await cp(join(folder, name), join(dataDir, name), { recursive: true });
    await rename(making, place.cluster);
    return manifest;
  } catch (error) {
    for (const path of [making, ...names.map((name) => join(dataDir, name))])
      await rm(path, { recursive: true, force: true });
    throw error;
  }
}

const ofCluster: ReadonlySet<string> = new Set(["postgresql", manifestFile]);

function refuseReplacing(dataDir: string, names: readonly string[]): void {
  const there = names.filter((name) => existsSync(join(dataDir, name)));
  if (there.length > 0)
    throw new Error(
      `${dataDir} holds ${there.join(", ")} already, maybe newer than the backup: restore into an empty folder.`,
    );
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
