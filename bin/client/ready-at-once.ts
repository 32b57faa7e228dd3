import type { Plugin } from "vite";

/** What a page opens with: the pieces that nearly all of them need, and its own. */
const opens = /^(drawing|tanstack|start|index|application|most|many|signed-in|.*-page)$/;

/**
 * Has Chromium compile all of a piece that a page opens with while it comes, beside the page's own thread, and not function
 * by function there as each is called. To other browsers it is a comment; it counts in a file's first line alone.
 */
export function readyAtOnce(): Plugin {
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
