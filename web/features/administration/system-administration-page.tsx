import { createFileRoute } from "@tanstack/react-router";
import { hubTexts as t } from "#texts/administration.ts";
import { AgencyBoard, SystemBoard } from "#web/features/dashboard/public.ts";
import { Page } from "#web/ui/page.tsx";

export const Route = createFileRoute("/_signed-in/system-administration")({
  component: SystemAdministrationPage,
});

/** What waits in the installation, and its health; for users who do not run it, what waits on the agency. */
function SystemAdministrationPage() {
  const { session } = Route.useRouteContext();
  return (
    <Page title={t.system.title} description={t.system.description}>
      {session.area === "Administrator" ? <SystemBoard /> : <AgencyBoard />}
    </Page>
  );
}
