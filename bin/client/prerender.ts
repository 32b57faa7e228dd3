import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** What web/prerender.tsx returns for a page. */
export type Prerendered = {
  path: string;
  title: string;
  html: string;
  payload: unknown;
};

/**
 * Renders the public pages to documents of their own (`/{path}/index.html`), with their payloads next to them
 * (`/{path}/_payload.json`). Returns their paths.
 */
export async function prerender(root: string, folder: string, document: string): Promise<string[]> {
  const pages = await renderedPages(root);
  for (const page of pages) {
    write(join(folder, page.path, "index.html"), withContent(document, page));
    write(join(folder, page.path, "_payload.json"), JSON.stringify(page.payload));
  }
  return pages.map(({ path }) => path);
}

async function renderedPages(root: string): Promise<readonly Prerendered[]> {
  const outDir = mkdtempSync(join(root, "node_modules/.prerender-"));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      build: { outDir, emptyOutDir: true, ssr: join(root, "web/prerender.tsx") },
    });
    const rendering = (await import(pathToFileURL(join(outDir, "prerender.js")).href)) as {
      prerenderedPages: () => Promise<readonly Prerendered[]>;
    };
    return await rendering.prerenderedPages();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function withContent(document: string, page: Prerendered): string {
  const payload = JSON.stringify({ path: page.path, payload: page.payload }).replaceAll(
    "<",
    "\\u003c",
  );
  const { html, sheet } = withoutStyleAttributes(page.html);
  return document
    .replace(/<title>.*<\/title>/, () => `<title>${page.title}</title>`)
    .replace("</head>", () => `${sheet}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div><script type="application/json" id="payload">${payload}</script>`,
    );
}

/** The content policy forbids style attributes, so their content is moved to a style element with the document's nonce. */
function withoutStyleAttributes(rendered: string): { html: string; sheet: string } {
  const places = new Map<string, number>();
  const html = rendered.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-style="${place}"`;
  });
  const lines = [...places].map(
    ([style, place]) => `[data-style="${place}"]{${style.replaceAll("&quot;", '"')}}`,
  );
  return { html, sheet: `<style nonce="__nonce__">${lines.join("")}</style>` };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
