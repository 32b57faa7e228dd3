import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Placeholder in the built documents for the nonce of each response. */
const noncePlace = "__nonce__";

const BuildManifest = z.object({
  id: z.string(),
  /** Patterns of every page, such as `/contracts/details/$id`. */
  routes: z.array(z.string()),
  prerendered: z.array(z.string()),
});

const PageFiles = z.array(z.object({ path: z.string(), scripts: z.array(z.string()) }));

/** The built client. */
export type BuiltClient = {
  folder: string;
  /**
   * The document of a path with the nonce in it: the prerendered one, else the common one; it preloads what its page
   * needs.
   */
  documentOf: (path: string, nonce: string) => string;
  /** True if the client has a page at the path. */
  knows: (path: string) => boolean;
};

/** Reads a build from a folder, once; null if there is none, or an incomplete one. */
export function builtClientIn(folder: string): BuiltClient | null {
  const document = join(folder, "index.html");
  const latest = join(folder, "builds/meta/latest.json");
  if (!existsSync(document) || !existsSync(latest)) return null;
  const manifest = BuildManifest.parse(JSON.parse(readFileSync(latest, "utf8")));
  const usual = readFileSync(document, "utf8");
  const prerendered = new Map(
    manifest.prerendered.map((path) => [
      path,
      readFileSync(join(folder, path, "index.html"), "utf8"),
    ]),
  );
  const patterns = manifest.routes.map(patternOf);
  const pages = pageFilesIn(folder).map(({ path, scripts }) => ({
    pattern: patternOf(path),
    scripts,
  }));
  return {
    folder,
    documentOf: (path, nonce) => {
      const pagePath = withoutSlash(path);
      const document = prerendered.get(pagePath) ?? usual;
      const own = pages.find(({ pattern }) => pattern.test(pagePath));
      return withPreloads(document, own?.scripts).replaceAll(noncePlace, nonce);
    },
    knows: (path) => patterns.some((pattern) => pattern.test(withoutSlash(path))),
  };
}

function pageFilesIn(folder: string): z.output<typeof PageFiles> {
  const list = join(folder, "builds/pages.json");
  return existsSync(list) ? PageFiles.parse(JSON.parse(readFileSync(list, "utf8"))) : [];
}

/** The document with preloads of its page's files, and of the settings that the page's calls wait for. */
function withPreloads(document: string, needed: readonly string[] = []): string {
  const scripts = needed.filter((name) => !document.includes(name));
  const links = [
    ...(scripts.length > 0 ? [`rel="preload" as="fetch" href="/config.json"`] : []),
    ...scripts.map((name) => `rel="modulepreload" href="/${name}"`),
  ].map((link) => `<link ${link} crossorigin nonce="${noncePlace}">`);
  return document.replace("</head>", () => `${links.join("")}</head>`);
}

function patternOf(route: string): RegExp {
  const segments = route
    .split("/")
    .map((segment) => (segment.startsWith("$") ? "[^/]+" : segment.replaceAll(/[^\w-]/g, "\\$&")));
  return new RegExp(`^${withoutSlash(segments.join("/"))}$`);
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
