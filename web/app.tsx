import { QueryClientProvider } from "@tanstack/react-query";
import { Link, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { shellTexts } from "#texts/shell.ts";
import { Frame } from "./frame.tsx";
import { prefetchForNavigation } from "./kernel/prefetch-for-navigation.ts";
import { readOnPress } from "./kernel/read-on-press.ts";
import { leftover } from "./kernel/leftover.ts";
import { onMaintenance } from "./kernel/maintenance.ts";
import { clearOutbox } from "./kernel/outbox.ts";
import { queryClient } from "./kernel/query-client.ts";
import { forgetRecent } from "./kernel/recent.ts";
import { prefetchWhenQuiet, waits } from "./kernel/reach.ts";
import { lookForNewerBuild } from "./kernel/release.ts";
import { hasSignedOut, onSessionEnd } from "./kernel/session.ts";
import { toast } from "./kernel/toasts.ts";
import { somethingUnsaved } from "./kernel/unsaved.ts";
import { FirstArrival } from "./layouts/first-arrival.tsx";
import { focusHeading } from "./layouts/focus-heading.ts";
import { router } from "./router.ts";
import { loadFigures } from "./theme/figures.ts";
import { ConfirmHost } from "./ui/confirm-host.tsx";
import { atLeisure } from "./ui/later.tsx";
import { PageLinkContext, type PageLinkProps } from "./ui/page-link.tsx";

type Coming = {
  /** Where to go instead of the current address. */
  path: string;
  /** Removes the page shown before, once the new page can take its place. */
  leave: () => void;
};

const LeftoverHost = atLeisure(async () => (await import("./ui/leftover-host.tsx")).LeftoverHost);

/** Opens the application; whatever is already rendered in `place` stays on the screen until the first page can replace it. */
export async function openApp(place: HTMLElement, coming?: Coming): Promise<void> {
  // A user who opens an address has been waiting since navigation started.
  follow(coming ? 0 : performance.now());
  if (coming) router.history.replace(coming.path);
  router.updateLatestLocation();
  prefetchForNavigation(router, queryClient, router.latestLocation);
  loadFigures();
  if (place.hasChildNodes()) await router.load();
  coming?.leave();
  createRoot(place).render(
    <Frame>
      <QueryClientProvider client={queryClient}>
        <PageLinkContext value={drawRouterWay}>
          <RouterProvider router={router} InnerWrap={FirstArrival} />
        </PageLinkContext>
        <ConfirmHost />
        <LeftoverHost />
      </QueryClientProvider>
    </Frame>,
  );
}

function drawRouterWay(props: PageLinkProps) {
  return <Link {...props} />;
}

function follow(waitedMs: number): void {
  onMaintenance(() => {
    const { pathname, href } = router.state.location;
    if (pathname === "/maintenance" || pathname === "/login" || somethingUnsaved()) return;
    void router.navigate({ to: "/maintenance", search: { from: href }, replace: true });
  });
  onSessionEnd((end, userId) => {
    if (end === "suspended" || end === "expired")
      toast.error(shellTexts.sessionExpired, { durationMs: 3000 });
    if (end === "suspended") {
      void import("./kernel/sign-in-again.ts").then((again) => again.waitForSignIn(queryClient));
      return;
    }
    forgetRecent();
    leftover.set(null);
    if (hasSignedOut() && userId !== null) void clearOutbox(userId);
    void router.invalidate().then(() => queryClient.clear());
  });
  readOnPress(router);
  prefetchWhenQuiet(
    () =>
      void import("./ui/pages-at-hand.ts").then(
        (pages) => pages.keepPagesAtHand(router),
        () => undefined,
      ),
  );
  let arrived = waits(waitedMs);
  router.subscribe("onBeforeNavigate", ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return;
    if (pathChanged) prefetchForNavigation(router, queryClient, toLocation);
    arrived();
    arrived = waits();
  });
  router.subscribe("onResolved", () => arrived());
  router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) focusHeading();
    if (pathChanged) void lookForNewerBuild();
  });
}
