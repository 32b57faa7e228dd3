import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build } from "vite";

/** What the worker caches besides the chunks. The Cyrillic and Vietnamese font files are not used. */
const cachedFiles =
  /^(assets\/.+\.(js|css|woff2|ttf|svg)|[\w-]+\.(svg|png|js|webmanifest)|.+\/_payload\.json)$/;

type Entry = { url: string; revision: string | null };

/** Builds web/worker/sw.ts into one script at the root, with the list of what it caches. */
export async function buildWorker(root: string, folder: string, id: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      keptFiles: JSON.stringify(entriesOf(folder, id)),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: ["chrome123", "edge123", "firefox120", "safari17.5"],
      lib: {
        entry: join(root, "web/worker/sw.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => "sw.js",
      },
    },
  });
}

/** Files with their digest in the name need no revision. */
function entriesOf(folder: string, id: string): Entry[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join("/"))
    .filter((name) => cachedFiles.test(name) && name !== "sw.js")
    .toSorted();
  const shell: Entry = { url: "/shell", revision: id };
  return [shell, ...files.map((name) => ({ url: `/${name}`, revision: revisionOf(folder, name) }))];
}

function revisionOf(folder: string, name: string): string | null {
  if (name.startsWith("assets/")) return null;
  return createHash("sha256")
    .update(readFileSync(join(folder, name)))
    .digest("hex")
    .slice(0, 16);
}
