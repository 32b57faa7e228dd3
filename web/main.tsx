import "@mantine/core/styles.css";
import "./theme/fonts.css";
import "./theme/global.css";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { shellTexts } from "#texts/shell.ts";
import { queryClient } from "./kernel/query-client.ts";
import { reloadOnLostChunk } from "./kernel/reload-once.ts";
import { onSessionEnd, adoptSession } from "./kernel/session.ts";
import { toast } from "./kernel/toasts.ts";
import { focusHeading } from "./layouts/focus-heading.ts";
import { router } from "./router.ts";
import { cssVariables, overlaysId, theme } from "./theme/theme.ts";
import { ConfirmHost } from "./ui/confirm-host.tsx";
import { Toaster } from "./ui/toaster.tsx";

reloadOnLostChunk();
adoptSession();

onSessionEnd((end) => {
  if (end === "expired") toast.error(shellTexts.sessionExpired, { durationMs: 3000 });
  void router.invalidate().then(() => queryClient.clear());
});

router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) focusHeading();
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <section id={overlaysId} aria-label={shellTexts.overlays} />
        <ConfirmHost />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
