import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a page needs before it can render: the scripts of its own static import graph, by name. */
export type PageFiles = { path: string; scripts: string[] };

/** What every document loads first, and what that then loads, except for the page that it contains itself. */
const entry = "index.html";
const application = "web/app.tsx";
const pageOfEntry = "/login";

/** A node of the route table. */
export type RouteNode = {
  type: string;
  path?: string;
  file?: string;
  children?: readonly RouteNode[] | undefined;
};

const ViteManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
);

/** The files of every page of the route table: those of the entry, of the surrounding layout and of the page itself. */
export function filesOfPages(folder: string, routes: RouteNode): PageFiles[] {
  const text = readFileSync(join(folder, ".vite/manifest.json"), "utf8");
  const chunks = ViteManifest.parse(JSON.parse(text));
  refuseCircles(chunks);
  const names = Object.keys(chunks);

  const pagesOf = (node: RouteNode, above: readonly string[]): PageFiles[] => {
    const own = names.filter((name) => name.startsWith(`web/${node.file}?tsr-split=`));
    const needed = [...above, ...own];
    const below = (node.children ?? []).flatMap((child) => pagesOf(child, needed));
    const path = pathOf(node);
    const scripts = scriptsOf(path === pageOfEntry ? [entry] : needed);
    return path === null ? below : [{ path, scripts }, ...below];
  };

  const scriptsOf = (needed: readonly string[]) => {
    const visited = new Set<string>();
    const visit = (name: string): void => {
      if (visited.has(name)) return;
      visited.add(name);
      for (const one of chunks[name]?.imports ?? []) visit(one);
    };
    for (const name of needed) visit(name);
    return [...visited].flatMap((name) => chunks[name]?.file ?? []);
  };

  return pagesOf(routes, [entry, application]);
}

/** If two pieces need each other, one would run before what it reads exists. */
function refuseCircles(chunks: z.output<typeof ViteManifest>): void {
  const whole = new Set<string>();
  const visit = (name: string, above: readonly string[]): void => {
    if (above.includes(name)) throw new Error(`Pieces need each other: ${above.join(" > ")}`);
    if (whole.has(name)) return;
    for (const one of chunks[name]?.imports ?? []) visit(one, [...above, name]);
    whole.add(name);
  };
  for (const name of Object.keys(chunks)) visit(name, []);
}

/** The path of a route; null for nodes that only wrap pages. */
export function pathOf(node: RouteNode): string | null {
  if (node.type === "index") return "/";
  return node.type === "route" ? (node.path ?? "/") : null;
}
