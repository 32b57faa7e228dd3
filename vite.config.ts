import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { release } from "./bin/client/release.ts";
import { routes } from "./web/routes.ts";

const server = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";
const icons = fileURLToPath(
  new URL("./node_modules/@tabler/icons-react/dist/esm/icons/index.mjs", import.meta.url),
);

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      virtualRouteConfig: "./web/routes.ts",
      routesDirectory: "./web",
      generatedRouteTree: "./web/routes.gen.ts",
      addExtensions: ".tsx",
      quoteStyle: "double",
      semicolons: true,
      autoCodeSplitting: true,
      disableLogging: true,
    }),
    react(),
    release(routes),
  ],
  /** The server puts a nonce of its own into each answer. */
  html: { cspNonce: "__nonce__" },
  resolve: {
    /** The package's own entry pulls 8,000 modules through its build. */
    alias: [{ find: /^@tabler\/icons-react$/, replacement: icons }],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    /** An older target lowers `light-dark()` to variables that nobody sets, and colours vanish. */
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    /** Scripts and fonts stay files: the content policy allows no data: source for them. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /** Says which style sheets a page needs, for the prerendered documents. */
    manifest: true,
    rolldownOptions: {
      output: {
        /** Pieces that need each other would else read what is not there yet. */
        strictExecutionOrder: true,
        /** What pages share goes in pieces of this size: a phone keeps them all, one request after another. */
        codeSplitting: {
          groups: [
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 48_000,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${short(names[0])}-[hash][extname]`,
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/config.json": server,
      "/icons": server,
      "/health": server,
      "/taxis-stand-in": server,
    },
  },
});

/** A shared piece is called by all pages that share it; the first word will do. */
function short(name = "file"): string {
  return name.replace(/~.*|\.\w+$/, "");
}
