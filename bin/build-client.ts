import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** Builds the client into dist/ unless what stands there was made from the same sources. */
const root = join(import.meta.dirname, "..");
const sources = [
  "web",
  "domain",
  "texts",
  "api",
  "public",
  "index.html",
  "vite.config.ts",
  "bin/client",
  "package-lock.json",
];
const stamp = join(root, "dist", ".made-from");

const made = digestOf(sources);
if (existsSync(stamp) && readFileSync(stamp, "utf8") === made) process.exit(0);
process.stdout.write("Building the client …\n");
await build({ root, logLevel: "warn" });
// The build may write the route tree, which is among its own sources.
writeFileSync(stamp, digestOf(sources));

function digestOf(names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) include(hash, join(root, name));
  return hash.digest("hex");
}

function include(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).toSorted()) include(hash, join(path, name));
}
