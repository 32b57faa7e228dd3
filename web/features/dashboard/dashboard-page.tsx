import { Stack } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { UnreadAnnouncements } from "#web/features/announcements/public.ts";
import { useOrganizationOrNone } from "#web/kernel/organization.ts";
import { athensHour, today } from "#web/kernel/today.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatLongDay } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { OverviewPanels } from "./overview-panels.tsx";
import { Shortcuts } from "./shortcuts.tsx";

export const Route = createFileRoute("/_signed-in/")({ component: DashboardPage });

function DashboardPage() {
  const { session } = Route.useRouteContext();
  const organization = useOrganizationOrNone();
  const greeting = athensHour() < 12 ? t.morning : t.evening;
  return (
    <Page title={t.title} description={`${greeting(session.userName)} · ${formatLongDay(today())}`}>
      {organization ? (
        <Stack gap="md">
          <UnreadAnnouncements />
          <OverviewPanels organization={organization} role={session.area} />
          <Shortcuts role={session.area} fullAccess={organization.fullAccess} />
        </Stack>
      ) : (
        <EmptyState icon={IconBuilding} title={t.noOrganization} text={t.noOrganizationHint} />
      )}
    </Page>
  );
}
