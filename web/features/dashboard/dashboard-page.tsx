import { Stack } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { UnreadAnnouncements } from "#web/features/announcements/public.ts";
import { CaptureScreen } from "#web/features/devices/public.ts";
import { useOrganizationOrNone } from "#web/kernel/organization.ts";
import type { Session } from "#web/kernel/session-cookies.ts";
import { athensHour, today } from "#web/kernel/today.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatLongDay } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { OverviewPanels } from "./overview-panels.tsx";
import { Shortcuts } from "./shortcuts.tsx";

export const Route = createFileRoute("/_signed-in/")({ component: DashboardPage });

/** What waits on the person; on a device, the screen that records arrivals and departures. */
function DashboardPage() {
  const { session } = Route.useRouteContext();
  return session.area === "MobileUser" ? <CaptureScreen /> : <Dashboard session={session} />;
}

function Dashboard({ session }: { session: Session }) {
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
