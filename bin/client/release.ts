import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { buildWorker } from "./build-worker.ts";
import { compress } from "./compress.ts";
import { withFrameFirst, withoutWaiting } from "./document.ts";
import { refuseStylesAmiss } from "./kit-styles.ts";
import { filesOfPages, pathOf, type RouteNode } from "./page-files.ts";
import { prerender } from "./prerender.ts";

/** Placeholder in the documents and chunks until the build's name is known, which is derived from all of them. */
export const buildPlace = "__build__";

/**
 * Turns Vite's output into a release: names the build after its content, prerenders the public pages with their payloads, writes
 * the build manifest and the service worker that caches all of it for offline use, records what each page needs, and compresses
 * what gains by it.
 */
export function release(routes: RouteNode): Plugin {
  let folder = "";
  let root = "";
  let failed = false;
  return {
    name: "paron-release",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved: (config) => {
      root = config.root;
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith("/")) folder = config.build.outDir;
    },
    renderError: () => {
      failed = true;
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        // A build that failed late has no files; its own error is reported separately.
        if (failed || !existsSync(join(folder, "assets"))) return;
        refuseStylesAmiss(root, folder);
        const id = nameOf(folder);
        const built = readFileSync(join(folder, "index.html"), "utf8").replace(buildPlace, id);
        const document = withoutWaiting(built, folder);
        writeFileSync(join(folder, "index.html"), withFrameFirst(document));
        const files = filesOfPages(folder, routes);
        rmSync(join(folder, ".vite"), { recursive: true });
        const prerendered = await prerender(root, folder, document);
        writeManifest(folder, { id, routes: pathsOf(routes), prerendered });
        writeFileSync(join(folder, "builds/pages.json"), JSON.stringify(files));
        await buildWorker(root, folder, id);
        await compress(folder);
      },
    },
  };
}

/** The same files give the same name. */
function nameOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(join(folder, "assets")).toSorted()) hash.update(name).update("\0");
  hash.update(readFileSync(join(folder, "index.html")));
  return hash.digest("hex").slice(0, 16);
}

type Manifest = { id: string; routes: string[]; prerendered: string[] };

/** `matcher` says by path what the client may expect there, at least that a page exists: static paths alone, wildcards with all below. */
function writeManifest(folder: string, { id, routes, prerendered }: Manifest): void {
  const known = new Set(prerendered);
  const rules = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [path, known.has(path) ? { prerender: true } : {}]));
  const matcher = {
    static: rules(routes.filter((path) => !path.includes("$"))),
    wildcard: {},
    dynamic: rules(routes.filter((path) => path.includes("$"))),
  };
  const text = JSON.stringify({ id, routes, prerendered, matcher });
  mkdirSync(join(folder, "builds/meta"), { recursive: true });
  for (const name of [id, "latest"]) writeFileSync(join(folder, `builds/meta/${name}.json`), text);
}

/** Every path of the route table. */
function pathsOf(node: RouteNode): string[] {
  const own = pathOf(node);
  return [...(own === null ? [] : [own]), ...(node.children ?? []).flatMap(pathsOf)];
}
