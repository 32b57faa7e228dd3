import { createRouter } from "@tanstack/react-router";
import { queryClient } from "./kernel/query-client.ts";
import { routeTree } from "./routes.gen.ts";

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  /** A page opened before is loaded again before it is shown, like one opened for the first time. */
  defaultStaleReloadMode: "blocking",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
