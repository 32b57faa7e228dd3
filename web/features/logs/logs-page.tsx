import { createFileRoute } from "@tanstack/react-router";
import { logPageTexts as t } from "#texts/logs.ts";
import { Hub, logCards } from "#web/features/administration/public.ts";
import { Page } from "#web/ui/page.tsx";

export const Route = createFileRoute("/_signed-in/system-administration/logs")({
  component: LogsPage,
});

function LogsPage() {
  const { session } = Route.useRouteContext();
  return (
    <Page title={t.hubTitle} description={t.hubDescription}>
      <Hub cards={logCards} role={session.area} />
    </Page>
  );
}
