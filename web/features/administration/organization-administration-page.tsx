import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { hubTexts as t } from "#texts/administration.ts";
import { BodyWaits } from "#web/features/dashboard/public.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { Page } from "#web/ui/page.tsx";
import { Hub } from "./hub.tsx";
import { organizationCards } from "./hub-cards.ts";

export const Route = createFileRoute("/_signed-in/organization-administration")({
  beforeLoad: inOrganization,
  component: OrganizationAdministrationPage,
});

function OrganizationAdministrationPage() {
  const { session } = Route.useRouteContext();
  const organization = useOrganization();
  return (
    <Page
      title={t.organization.title}
      description={t.organization.description(organization.description)}
    >
      <Stack gap="md">
        <BodyWaits organization={organization} role={session.area} />
        <Hub cards={organizationCards(organization.id)} role={session.area} />
      </Stack>
    </Page>
  );
}
