import { createHash, hash as hashOf } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

/** File name of the manifest in a backup's folder. */
export const manifestFile = "manifest.json";

const Manifest = z.object({
  takenAt: z.iso.datetime(),
  /** As in `PG_VERSION` of the cluster. */
  postgresql: z.string(),
  /** The newest migration that had run. */
  schema: z.string(),
  files: z.array(
    z.object({
      path: z.string(),
      bytes: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

/** The contents of a backup: each file with its size and digest, by its path in the folder, separated by `/`. */
export type Manifest = z.infer<typeof Manifest>;

/** Reads the manifest of a backup. Throws if it is missing or invalid. */
export async function manifestOf(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile);
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null)
    throw new Error(`${folder} holds no whole backup: ${manifestFile} is missing.`);
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} is not the manifest of a backup.`);
  }
}

/** The files in a folder, for its manifest. */
export async function filesIn(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for (const path of pathsIn(folder)) files.push({ path, ...(await digestOf(join(folder, path))) });
  return files;
}

/** What is wrong with a backup, one line each: a file that is missing, changed or not in the manifest. Empty if the backup is intact. */
export async function faultsOf(folder: string, { files }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  const found = new Set(pathsIn(folder).filter((path) => path !== manifestFile));
  for (const { path, bytes, sha256 } of files) {
    if (!found.delete(path)) {
      faults.push(`missing: ${path}`);
      continue;
    }
    const now = await digestOf(join(folder, path));
    if (now.bytes !== bytes || now.sha256 !== sha256) faults.push(`changed: ${path}`);
  }
  return [...faults, ...[...found].map((path) => `unknown: ${path}`)];
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}

/** Most files are small, and a stream for each takes three times as long as reading it at once. */
const mostAtOnce = 4 * 1024 * 1024;

async function digestOf(path: string): Promise<{ bytes: number; sha256: string }> {
  if ((await stat(path)).size <= mostAtOnce) {
    const content = await readFile(path);
    return { bytes: content.length, sha256: hashOf("sha256", content) };
  }
  const hash = createHash("sha256");
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024 });
  await pipeline(stream, hash);
  return { bytes: stream.bytesRead, sha256: hash.digest("hex") };
}
