import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const component = /\/@mantine\/core\/esm\/components\/.*\.mjs$/;
/** `Menu.Sub = MenuSub;` */
const part = /^(\w+)\.([A-Z]\w+) = \w+;$/gm;
/** `<Menu.Sub>`, and compiled `jsx(Menu.Sub, …)`. */
const use = /(?:<|[(:=?]\s*)([A-Z]\w*\.[A-Z]\w*)\b/g;

/**
 * A Mantine component holds its parts as properties, so that none is ever tree-shaken: parts that are not used anywhere are
 * not attached.
 */
export function withoutUnusedParts(root: string): Plugin {
  const used = new Set<string>();
  return {
    name: "paron-unused-parts",
    apply: "build",
    enforce: "pre",
    buildStart() {
      gather(used, join(root, "web"), /\.tsx?$/);
      gather(used, join(root, "node_modules/@mantine"), /\.mjs$/);
    },
    transform(code, id) {
      if (!component.test(id)) return null;
      return {
        code: code.replace(part, (line, whole, name) => (used.has(`${whole}.${name}`) ? line : "")),
        map: null,
      };
    },
  };
}

function gather(used: Set<string>, folder: string, kind: RegExp): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!kind.test(file)) continue;
    const text = readFileSync(join(folder, file), "utf8").replace(part, "");
    for (const [, name] of text.matchAll(use)) if (name) used.add(name);
  }
}
