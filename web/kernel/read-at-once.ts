import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { selectedOrganizationId, storedSession } from "./session.ts";

/**
 * Begins to read what a page needs at the moment in which somebody sets out for it: beside what admits its person, and before
 * anything is drawn anew. The body is the one that was chosen last. Nothing is shown by it: the page asks again for what was
 * refused, or was of another body.
 */
export function readAtOnce(
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
