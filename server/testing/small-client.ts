import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Creates a folder like that of a built client, with one prerendered page. Returns the folder. */
export function smallClient(): string {
  const folder = mkdtempSync(join(tmpdir(), "paron-client-"));
  const manifest = {
    id: "0123456789abcdef",
    routes: ["/", "/login", "/privacy-policy", "/contracts/details/$id"],
    prerendered: ["/privacy-policy"],
    matcher: { static: { "/privacy-policy": { prerender: true } }, wildcard: {}, dynamic: {} },
  };
  const files = {
    "index.html": document("app"),
    "privacy-policy/index.html": document("prerendered"),
    "privacy-policy/_payload.json": JSON.stringify({ title: "prerendered" }),
    "builds/meta/latest.json": JSON.stringify(manifest),
    "builds/meta/0123456789abcdef.json": JSON.stringify(manifest),
    "builds/pages.json": JSON.stringify([
      { path: "/login", scripts: ["assets/a.js"] },
      {
        path: "/contracts/details/$id",
        scripts: ["assets/a.js", "assets/contract.js"],
      },
    ]),
    "assets/a.js": "export {};",
    "assets/a.js.br": brotliCompressSync("export {};"),
    "sw.js": "self.a = 1;",
    "sw.js.br": brotliCompressSync("self.a = 1;"),
    "manifest.webmanifest": JSON.stringify({ name: "Paron" }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function document(title: string): string {
  return `<head><title>${title}</title></head><script type="module" src="/assets/a.js" nonce="__nonce__"></script>`;
}
