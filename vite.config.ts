import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstModules, manyPages } from "./bin/client/first-modules.ts";
import { compileEagerly } from "./bin/client/compile-eagerly.ts";
import { release } from "./bin/client/release.ts";
import { withoutJsonSchema } from "./bin/client/without-json-schema.ts";
import { withoutSharedTypes } from "./bin/client/without-types.ts";
import { withLoadersAtHand } from "./bin/client/with-loaders-at-hand.ts";
import { withLightShapes } from "./bin/client/with-light-shapes.ts";
import { withOwnEngine } from "./bin/client/with-preact.ts";
import { withoutSecondDrawing } from "./bin/client/without-second-drawing.ts";
import { withoutUnusedParts } from "./bin/client/without-unused-parts.ts";
import { z as lightShapes } from "./web/engine/light-shapes.ts";
import { routes } from "./web/routes.ts";

const server = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";
const icons = fileURLToPath(
  new URL("./node_modules/@tabler/icons-react/dist/esm/icons/index.mjs", import.meta.url),
);

const drawingPieces = /node_modules\/preact\/|\/web\/engine\/react\.ts$/;
/** Without what only reckons places, which comes later. */
const mantinePieces = /node_modules\/@(mantine|floating-ui\/(?!core|dom))\//;
const tanstackPieces =
  /node_modules\/(@tanstack\/(?!react-virtual|virtual-core)|use-sync-external-store)/;

const first = firstModules(routes);

const root = `${import.meta.dirname}/`;
const ownPieces = /^(web\/(?!engine\/)|domain\/|texts\/|api\/)/;
/** Read from the root on: the folders above it may be called as its rooms are. */
const isOwn = (id: string) => id.startsWith(root) && ownPieces.test(id.slice(root.length));
/** A package, or a module of ours that many pages start with. */
const isOfManyPages = (id: string) => !isOwn(id) || first.pagesOf(id) >= manyPages;

export default defineConfig({
  plugins: [
    withOwnEngine(import.meta.dirname),
    withLoadersAtHand(),
    tanstackRouter({
      target: "react",
      virtualRouteConfig: "./web/routes.ts",
      routesDirectory: "./web",
      generatedRouteTree: "./web/routes.gen.ts",
      addExtensions: ".tsx",
      quoteStyle: "double",
      semicolons: true,
      autoCodeSplitting: true,
      /** What a page loads comes with the page: the table of routes names it alone. */
      codeSplittingOptions: {
        defaultBehavior: [
          ["loader", "component", "pendingComponent", "errorComponent", "notFoundComponent"],
        ],
      },
      disableLogging: true,
    }),
    react(),
    withoutSharedTypes(),
    withLightShapes(import.meta.dirname, Object.keys(lightShapes)),
    withoutJsonSchema(),
    withoutUnusedParts(import.meta.dirname),
    withoutSecondDrawing(import.meta.dirname),
    first.plugin,
    compileEagerly(),
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
    /** One sheet, which is hardly more than what a page takes of it, in eight to eleven files. */
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    /** Says which files a page needs, for its document. */
    manifest: true,
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        /**
         * Few pieces, and none that a page takes for a small part of it: what the document starts with, which is the page
         * of sign-in; the application; what many pages need; and else what the same pages need together, small pieces of
         * nearly the same pages as one. No two need each other; `filesOfPages` makes sure.
         */
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "drawing", test: drawingPieces, priority: 9 },
            { name: "tanstack", test: tanstackPieces, priority: 8 },
            { name: "zod", test: /node_modules\/zod\//, priority: 7 },
            { name: "start", tags: ["$initial"], priority: 7 },
            {
              name: "application",
              test: /\/web\/app\.tsx$|node_modules\/idb\//,
              includeDependenciesRecursively: true,
              priority: 6,
            },
            { name: "many", test: isOfManyPages, minShareCount: 23, priority: 4 },
            { name: "forms", test: first.checks, minShareCount: 24, priority: 2 },
            {
              name: "icons",
              test: /node_modules\/@tabler\//,
              minShareCount: 2,
              priority: 2,
            },
            { name: "mantine", test: mantinePieces, minShareCount: 9, priority: 2 },
            { name: first.pieceOf, debugName: "pages", minShareCount: 2, priority: 1 },
            { name: "shared", minShareCount: 2, entriesAware: true, priority: 0 },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${short(names[0])}-[hash][extname]`,
      },
    },
  },
  server: {
    proxy: {
      /** Calls, and not the room of the same name. */
      "^/api/(?!.*[.]ts)": server,
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
