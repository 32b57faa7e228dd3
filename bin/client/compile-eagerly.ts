import type { Plugin } from "vite";

/** The pieces a page opens with: those that nearly all pages need, and its own. */
const opens = /^(drawing|tanstack|start|index|application|most|many|signed-in|.*-page)$/;

/**
 * Makes Chromium compile the whole of each piece that a page opens with while it loads, off the page's main thread, instead
 * of each function on its first call. To other browsers it is a comment; it only works on a file's first line.
 */
export function compileEagerly(): Plugin {
  return {
    name: "paron-ready-at-once",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const piece of Object.values(bundle))
          if (piece.type === "chunk" && opens.test(piece.name))
            piece.code = `//# allFunctionsCalledOnLoad\n${piece.code}`;
      },
    },
  };
}
