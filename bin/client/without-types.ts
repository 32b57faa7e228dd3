import type { Plugin } from "vite";

const shared = /import \{ ([\w, ]+) \} from "[^"]*\?tsr-shared=1";\n?/;

/**
 * The route table imports only types from what a page shares with its own piece; the unused import that remains would pull
 * the page's modules into the application's piece.
 */
export function withoutSharedTypes(): Plugin {
  return {
    name: "paron-shared-types",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      const [line, names] = id.endsWith("-page.tsx") ? (shared.exec(code) ?? []) : [];
      if (line === undefined || names === undefined) return null;
      const rest = code.replace(line, "");
      const isUsed = names.split(", ").some((name) => new RegExp(`\\b${name}\\b`).test(rest));
      return isUsed ? null : { code: rest, map: null };
    },
  };
}
