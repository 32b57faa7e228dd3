import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { selectedOrganizationId, storedSession } from "./session.ts";

/**
 * Starts reading what a page needs at the moment the user navigates to it: in parallel with the admission check, and before
 * anything is redrawn. The body is the last selected one. This shows nothing by itself: the page requests again what was
 * refused, or was of another body.
 */
export function prefetchForNavigation(
  router: AnyRouter,
  queryClient: QueryClient,
  location: ParsedLocation,
): void {
  if (!storedSession()) return;
  const id = selectedOrganizationId();
  const context = { queryClient, organization: id && { id } };
  for (const { routeId, params, paramsError, loaderDeps: deps } of router.matchRoutes(location)) {
    if (paramsError || !routeId.startsWith("/_signed-in/")) continue;
    const begin = async (): Promise<unknown> =>
      router.routesById[routeId]?.options.loader?.({
        context,
        params,
        deps,
        location,
        preload: true,
      });
    void begin().catch(() => undefined);
  }
}
