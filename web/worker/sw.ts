/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
declare const keptFiles: PrecacheEntry[];

/** How long a page waits for a network that does not answer before the kept copy is shown. */
const patienceSeconds = 3;

/**
 * Keeps the client's own files, so that the application opens without a network. Answers of calls are never kept: no
 * one's data outlives the page. A document comes from the network, with a nonce of its own, and only without one, or
 * where a server or its proxy says that it cannot serve, from what was kept.
 */
cleanupOutdatedCaches();
precacheAndRoute(keptFiles, {
  directoryIndex: "",
  cleanURLs: false,
  ignoreURLParametersMatching: [/./],
});

const fromNetwork = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds });

registerRoute(
  new NavigationRoute(
    async (options) => {
      const answer = await fromNetwork.handle(options).catch(() => null);
      if (answer && answer.status < 500) return answer;
      return (await matchPrecache("/shell")) ?? answer ?? Response.error();
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

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
