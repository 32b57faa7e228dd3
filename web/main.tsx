import "./theme/layers.css";
import "@mantine/core/styles.layer.css";
import "./theme/fonts.css";
import "./theme/global.css";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { noticeTexts } from "#texts/app.ts";
import { shellTexts } from "#texts/shell.ts";
import { queryClient } from "./kernel/query-client.ts";
import { keepInstallOffer } from "./kernel/install-prompt.ts";
import { watchMaintenance } from "./kernel/maintenance.ts";
import { clearOutbox } from "./kernel/outbox.ts";
import { waits, watchReach } from "./kernel/reach.ts";
import { lookForNewerBuild, watchReleases } from "./kernel/release.ts";
import { forgetRecent } from "./kernel/recent.ts";
import { documentNonce, enforceTrustedTypes, shareNonce } from "./kernel/trusted-types.ts";
import { somethingUnsaved } from "./kernel/unsaved.ts";
import { registerWorker } from "./kernel/worker.ts";
import { reloadOnLostChunk } from "./kernel/reload-once.ts";
import { adoptSession, followOtherTabs, onSessionEnd } from "./kernel/session.ts";
import { toast } from "./kernel/toasts.ts";
import { FirstArrival } from "./layouts/first-arrival.tsx";
import { focusHeading } from "./layouts/focus-heading.ts";
import { router } from "./router.ts";
import { cssVariables, overlaysId, theme } from "./theme/theme.ts";
import { ConfirmHost } from "./ui/confirm-host.tsx";
import { Toaster } from "./ui/toaster.tsx";

enforceTrustedTypes();
shareNonce();
reloadOnLostChunk();
keepInstallOffer();
watchReach();
watchReleases();
adoptSession();
followOtherTabs();

watchMaintenance(() => {
  const { pathname, href } = router.state.location;
  if (pathname === "/maintenance" || pathname === "/login" || somethingUnsaved()) return;
  void router.navigate({ to: "/maintenance", search: { from: href }, replace: true });
});

onSessionEnd((end) => {
  if (end === "expired") toast.error(shellTexts.sessionExpired, { durationMs: 3000 });
  forgetRecent();
  if (end === "signed-out") void clearOutbox();
  void router.invalidate().then(() => queryClient.clear());
});

let arrived = waits();
router.subscribe("onBeforeNavigate", () => {
  arrived();
  arrived = waits();
});
router.subscribe("onResolved", () => arrived());

router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) focusHeading();
  if (pathChanged) void lookForNewerBuild();
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// A prerendered page stays on the screen until its own page can take its place.
if (root.hasChildNodes()) await router.load();

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={documentNonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} InnerWrap={FirstArrival} />
        <section id={overlaysId} aria-label={shellTexts.overlays} />
        <ConfirmHost />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

void registerWorker(() => toast.info(noticeTexts.offlineReady));
