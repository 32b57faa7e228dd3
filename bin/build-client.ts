import { join } from "node:path";
import { build } from "vite";
import { makeFrom } from "./made-from.ts";

/** Builds the client into dist/ unless the existing build is from the same sources. */
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

await makeFrom(sources, "dist", async () => {
  process.stdout.write("Building the client …\n");
  await build({ root, logLevel: "warn" });
});
