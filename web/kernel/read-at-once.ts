import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { selectedOrganizationId, storedSession } from "./session.ts";

/**
 * Begins to read what the first page needs beside what admits its person, by the body that was chosen the last time: one trip
 * to the server less. Nothing is shown by it: the page asks again for what was refused, or was of another body.
 */
export function readAtOnce(router: AnyRouter, queryClient: QueryClient): void {
  const id = selectedOrganizationId();
  if (id === null || !storedSession()) return;
  router.updateLatestLocation();
  const location = router.latestLocation;
  for (const { routeId, params, paramsError, loaderDeps: deps } of router.matchRoutes(location)) {
    const { loader } = router.routesById[routeId]?.options ?? {};
    if (!routeId.startsWith("/_signed-in/") || paramsError || typeof loader !== "function")
      continue;
    const context = { queryClient, organization: { id } };
    void Promise.resolve(loader({ context, params, deps, location, preload: true })).catch(
      () => undefined,
    );
  }
}
