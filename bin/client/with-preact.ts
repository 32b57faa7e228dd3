import { join } from "node:path";
import type { Plugin } from "vite";

const engine: Readonly<Record<string, string>> = {
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};

const replacements = [
  "react.ts",
  "floating.ts",
  "no-scroll-area.ts",
  "options-dropdown.tsx",
  "combobox-options.tsx",
  "use-id.ts",
];
const replaced = /\/node_modules\/(react|react-dom)\//;

/**
 * The built client is rendered by Preact, and floating elements are positioned by code that loads later (web/engine/).
 * Prerendered documents and the client in development keep React.
 */
export function withOwnEngine(root: string): Plugin {
  const folder = join(root, "web/engine");
  return {
    name: "paron-engine",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source === "react") return join(folder, "react.ts");
      if (source === "@floating-ui/dom" && !importer?.startsWith(folder))
        return join(folder, "floating.ts");
      if (source.endsWith("/ScrollArea.mjs") && importer?.endsWith("/OptionsDropdown.mjs"))
        return join(folder, "no-scroll-area.ts");
      if (source.endsWith("/OptionsDropdown.mjs") && importer?.endsWith("Select.mjs"))
        return join(folder, "options-dropdown.tsx");
      if (source.endsWith("/ComboboxOptions.mjs") && importer?.endsWith("/Combobox.mjs"))
        return join(folder, "combobox-options.tsx");
      if (source.endsWith("/use-id.mjs")) return join(folder, "use-id.ts");
      const isPlacedAlone =
        source === "@floating-ui/react" && importer?.endsWith("/use-popover.mjs");
      const other = isPlacedAlone ? "@floating-ui/react-dom" : engine[source];
      return other === undefined ? null : this.resolve(other, importer, options);
    },
    /** A package that moves a file would silently bring back what is replaced here. */
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((piece) =>
        piece.type === "chunk" ? Object.keys(piece.modules) : [],
      );
      const second = ids.find((id) => replaced.test(id));
      if (second !== undefined) this.error(`${second} is built beside Preact`);
      for (const name of replacements)
        if (!ids.includes(join(folder, name))) this.error(`${name} replaces nothing any more`);
    },
  };
}
