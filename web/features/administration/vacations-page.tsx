import { createFileRoute } from "@tanstack/react-router";
import { closurePageTexts as t } from "#texts/closures.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { Page } from "#web/ui/page.tsx";
import { closureCards } from "./hub-cards.ts";
import { Hub } from "./hub.tsx";

export const Route = createFileRoute("/_signed-in/organization-administration/vacations")({
  beforeLoad: inOrganization,
  component: VacationsPage,
});

function VacationsPage() {
  const { session } = Route.useRouteContext();
  const organization = useOrganization();
  return (
    <Page title={t.hub} description={t.hubDescription(organization.description)}>
      <Hub cards={closureCards(organization.id)} role={session.area} />
    </Page>
  );
}
