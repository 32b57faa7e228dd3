import type { AnyRoute } from "@tanstack/react-router";
import { preloadPage } from "./later.tsx";
import { whenQuiet } from "../kernel/reach.ts";

type Router = {
  getMatchedRoutes: (
    pathname: string,
  ) => readonly [matched: unknown, params: unknown, found: AnyRoute | undefined];
  state: { location: { pathname: string } };
  subscribe: (event: "onResolved", act: () => void) => unknown;
  loadRouteChunk: (route: AnyRoute) => Promise<unknown> | undefined;
};

/**
 * Preloads the code of the pages in the menu, one after another while the browser is idle: the first opening of each then
 * takes no longer than any other. Not before the service worker has fetched it, so that users do not download the code of a
 * page they never open; and without what the page itself loads later, of which there is ten times as much.
 */
export function keepPagesAtHand(router: Router): void {
  if (!("serviceWorker" in navigator)) return;
  const routeOf = (pathname: string) => router.getMatchedRoutes(pathname)[2];
  const pieces = new Map<AnyRoute | undefined, () => void>();
  router.subscribe("onResolved", () => pieces.get(routeOf(router.state.location.pathname))?.());
  const begin = (): void => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("nav a[href]")];
    const found = links.map(({ pathname }) => routeOf(pathname));
    const rest = [...new Set(found)].filter((route) => route !== undefined);
    const loadNext = async (): Promise<void> => {
      const route = rest.shift();
      if (!route) return;
      const load = () =>
        Promise.all([router.loadRouteChunk(route), preloadOf(route.options.loader)]);
      await preloadPage(load).then(
        (ofPage) => pieces.set(route, ofPage),
        () => undefined,
      );
      whenQuiet(() => void loadNext());
    };
    void loadNext();
  };
  void navigator.serviceWorker.ready.then(() => whenQuiet(begin));
}

/** The build gives a page's loader what a page's component has: a method that fetches its code without running it. */
function preloadOf(loader: unknown): unknown {
  const canPreload = typeof loader === "function" && "preload" in loader;
  return canPreload && typeof loader.preload === "function" ? loader.preload() : undefined;
}
