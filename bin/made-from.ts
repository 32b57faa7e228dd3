import { createHash, type Hash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Rebuilds the content of a project folder unless it was made from the same sources. A build during which they changed counts
 * as made from none, and is made again the next time.
 */
export async function makeFrom(
  sources: readonly string[],
  folder: string,
  make: () => Promise<unknown>,
): Promise<void> {
  const stamp = join(root, folder, ".made-from");
  const before = digestOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === before) return;
  rmSync(stamp, { force: true });
  await make();
  if (digestOf(sources) === before) writeFileSync(stamp, before);
}

function digestOf(names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) include(hash, join(root, name));
  return hash.digest("hex");
}

function include(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).toSorted()) include(hash, join(path, name));
}
