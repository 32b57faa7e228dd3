import { createFileRoute } from "@tanstack/react-router";
import { hubTexts as t } from "#texts/administration.ts";
import { Page } from "#web/ui/page.tsx";
import { Hub } from "./hub.tsx";
import { systemCards } from "./hub-cards.ts";

export const Route = createFileRoute("/_signed-in/system-administration")({
  component: SystemAdministrationPage,
});

function SystemAdministrationPage() {
  const { session } = Route.useRouteContext();
  return (
    <Page title={t.system.title} description={t.system.description}>
      <Hub cards={systemCards} role={session.area} />
    </Page>
  );
}
