import { createFileRoute } from "@tanstack/react-router";
import { parametersTexts as t } from "#texts/parameters.ts";
import { Page } from "#web/ui/page.tsx";
import { parameterCards } from "./hub-cards.ts";
import { Hub } from "./hub.tsx";

export const Route = createFileRoute("/_signed-in/system-administration/parameters")({
  component: ParametersPage,
});

function ParametersPage() {
  const { session } = Route.useRouteContext();
  return (
    <Page title={t.title} description={t.description}>
      <Hub cards={parameterCards} role={session.area} />
    </Page>
  );
}
