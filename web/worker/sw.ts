/// <reference lib="webworker" />
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
declare const keptFiles: PrecacheEntry[];

/** How long a page waits for a network that does not answer before the cached copy is shown. */
const patienceSeconds = 3;

/** How many files are fetched in parallel while the worker is being installed. */
const lanes = 6;

/**
 * Caches the client's own files, so that the application opens without a network. API responses are never cached: no
 * one's data outlives the page. A document comes from the network, with its own nonce; from the cache only without a
 * network, or if a server or its proxy says that it cannot serve.
 */
cleanupOutdatedCaches();
const keeping = new PrecacheController();
keeping.addToCacheList(keptFiles);
registerRoute(
  new PrecacheRoute(keeping, {
    directoryIndex: "",
    cleanURLs: false,
    ignoreURLParametersMatching: [/./],
  }),
);
self.addEventListener("install", (event) =>
  event.waitUntil(keepSeveralAtATime().then(() => keeping.install(event))),
);
self.addEventListener("activate", (event) =>
  event.waitUntil(keeping.activate(event).then(() => self.clients.claim())),
);

const fromNetwork = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds });

registerRoute(
  new NavigationRoute(
    async (options) => {
      const answer = await fromNetwork.handle(options).catch(() => null);
      if (answer && answer.status < 500) return answer;
      return (await keeping.matchPrecache("/shell")) ?? answer ?? Response.error();
    },
    { denylist: [/^\/(api|taxis-stand-in|docs)\//, /\.\w+$/] },
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/config.json",
  new NetworkFirst({ cacheName: "configuration", networkTimeoutSeconds: patienceSeconds }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/icons\/[\w-]+\.svg$/.test(url.pathname),
  new CacheFirst({ cacheName: "icons" }),
);

self.addEventListener("message", (event) => {
  if ((event.data as { type?: string } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});

/**
 * The precache controller fetches one file after another, and skips those already cached: so the files that never
 * change are cached in parallel beforehand. The controller fetches any that fail here.
 */
async function keepSeveralAtATime(): Promise<void> {
  const cache = await caches.open(keeping.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = keptFiles.filter(({ url, revision }) => revision === null && !kept.has(url));
  const fetchRest = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift())
      await cache.add(file.url).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: lanes }, fetchRest));
}
