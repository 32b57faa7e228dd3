import { createHash, hash as hashOf } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

/** Its name in the folder of a backup. */
export const manifestFile = "manifest.json";

const Manifest = z.object({
  takenAt: z.iso.datetime(),
  /** As `PG_VERSION` of the cluster has it. */
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

/** What a backup holds: each file with its size and digest, by its path in the folder with `/` between. */
export type Manifest = z.infer<typeof Manifest>;

/** Reads the manifest of a backup. Throws where there is none, or it is not one. */
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

/** The files that lie in a folder, for its manifest. */
export async function filesIn(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for (const path of pathsIn(folder)) files.push({ path, ...(await digestOf(join(folder, path))) });
  return files;
}

/** What is wrong with a backup, in a line each: a file that is missing, changed or of no account. None: it is whole. */
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

/** Most files are small, and a stream for each costs three times the reading of it whole. */
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
