import { existsSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyFolder, hotCopy } from "./hot-copy.ts";
import { noteBackup } from "./last-backup.ts";
import { filesIn, manifestFile, type Manifest } from "./manifest.ts";

/** What is stored beside the cluster in a data folder and must be backed up with it. */
const besides = ["secret.key", "ledger-anchors.ndjson", "files"];

/** Where a running embedded database is stored, and a superuser's connection to it. */
type Source = { dataDir: string; cluster: string; adminUrl: string; schema: string };

/** A backup that was taken: its folder and its size. */
export type TakenBackup = { folder: string; files: number; bytes: number };

/**
 * Takes a backup of the embedded database and of what is stored beside it into a folder of its own under `into`, named by the
 * instant, while the server runs. Written to a temporary folder and renamed once all is on disk: a folder with a manifest is
 * complete. Then records it in the data folder.
 */
export async function takeBackup(source: Source, into: string, now: Date): Promise<TakenBackup> {
  const takenAt = now.toISOString();
  const folder = join(into, `paron-${takenAt.replaceAll(/[:.]/g, "").replace("T", "-")}`);
  const making = `${folder}.making-${process.pid}`;
  const taken = await makeBackup(source, { making, folder }, takenAt);
  noteBackup(source.dataDir, { takenAt, ...taken });
  return taken;
}

async function makeBackup(
  source: Source,
  { making, folder }: { making: string; folder: string },
  takenAt: string,
): Promise<TakenBackup> {
  try {
    await mkdir(making, { recursive: true, mode: 0o700 });
    await hotCopy(source.adminUrl, source.cluster, join(making, "postgresql"));
    for (const name of besides) {
      const from = join(source.dataDir, name);
      if (!existsSync(from)) continue;
      if (statSync(from).isDirectory()) await copyFolder(from, join(making, name));
      else await cp(from, join(making, name));
    }
    const files = await filesIn(making);
    const postgresql = readFileSync(join(making, "postgresql", "PG_VERSION"), "utf8").trim();
    const manifest: Manifest = { takenAt, postgresql, schema: source.schema, files };
    await writeFile(join(making, manifestFile), JSON.stringify(manifest, null, 1));
    await toDisk(making, [...files.map(({ path }) => path), manifestFile]);
    await rename(making, folder);
    return { folder, files: files.length, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
}

/** Removes the oldest complete backups in a folder, so that `keep` are left, and leftovers of killed runs. Returns their names. */
export async function removeOldBackups(into: string, keep: number): Promise<string[]> {
  const names = (await readdir(into)).filter((name) => name.startsWith("paron-")).toSorted();
  const whole = names.filter((name) => existsSync(join(into, name, manifestFile)));
  const unfinished = names.filter((name) => name.includes(".making-") && !isAlive(name));
  const old = [...whole.slice(0, Math.max(0, whole.length - keep)), ...unfinished];
  for (const name of old) await rm(join(into, name), { recursive: true, force: true });
  return old;
}

function isAlive(name: string): boolean {
  try {
    process.kill(Number(name.split(".making-")[1]), 0);
    return true;
  } catch {
    return false;
  }
}

const atOnce = 64;

async function toDisk(folder: string, paths: readonly string[]): Promise<void> {
  for (let first = 0; first < paths.length; first += atOnce) {
    await Promise.all(
      paths.slice(first, first + atOnce).map(async (path) => {
        const handle = await open(join(folder, path), "r");
        await handle.sync();
        await handle.close();
      }),
    );
  }
}
