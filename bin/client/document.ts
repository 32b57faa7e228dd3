import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The fonts that every page uses. */
const fonts = /^commissioner-(greek|latin)-wght-normal-.*\.woff2$/;

/** Scripts that must run before the first module. */
const ownScripts = ["color-scheme.js", "validation-settings.js"];

/** A built document that preloads its fonts, with its own small scripts inlined. */
export function withoutWaiting(document: string, folder: string): string {
  const preloads = readdirSync(join(folder, "assets"))
    .filter((name) => fonts.test(name))
    .map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}" nonce="__nonce__">`,
    );
  return ownScripts
    .reduce(
      (text, name) =>
        text.replace(
          new RegExp(`<script src="/${name}"[^>]*></script>`),
          () => `<script nonce="__nonce__">${readFileSync(join(folder, name), "utf8")}</script>`,
        ),
      document,
    )
    .replace("</title>", () => `</title>${preloads.join("")}`);
}

/**
 * The document of pages that are rendered in the browser: its style sheets come after the frame, so that the frame is painted
 * before they have loaded.
 */
export function withFrameFirst(document: string): string {
  const sheets = document.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const head = sheets.reduce((text, sheet) => text.replace(sheet, ""), document);
  return head.replace("</body>", () => `${sheets.join("")}</body>`);
}
