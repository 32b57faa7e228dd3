import { join } from "node:path";
import type { Plugin } from "vite";

/** State that holds an element for when something opens, though nothing closed shows it. */
const remembering = {
  "/@mantine/core/esm/components/Popover/Popover.mjs":
    "const [targetNode, setTargetNode] = useState(null);",
  "/@floating-ui/react-dom/dist/floating-ui.react-dom.mjs":
    "const [_reference, _setReference] = React.useState(null);",
};

/**
 * Each popover renders a second time once its target element exists, and a list has fifteen closed ones: this holds the
 * element without that render.
 */
export function withoutSecondDrawing(root: string): Plugin {
  const importLine = `import { useSilentState } from ${JSON.stringify(join(root, "web/engine/silent-state.ts"))};\n`;
  return {
    name: "paron-second-drawing",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const [file, state] = Object.entries(remembering).find(([path]) => id.endsWith(path)) ?? [];
      if (file === undefined || state === undefined) return null;
      if (!code.includes(state)) throw new Error(`${file} remembers its element in another way`);
      const holding = state.replace(/= .*$/, "= useSilentState();");
      return { code: importLine + code.replace(state, holding), map: null };
    },
  };
}
