import { Stack } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { seesAllOrganizations } from "#domain/access.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { UnreadAnnouncements } from "#web/features/announcements/public.ts";
import { CaptureScreen } from "#web/features/devices/public.ts";
import { FirstSteps } from "#web/features/first-steps/public.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { useOrganizationOrNone } from "#web/kernel/organization.ts";
import type { Session } from "#web/kernel/session-cookies.ts";
import { athensHour, today } from "#web/kernel/today.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatLongDay } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { AgencyBoard } from "./agency-board.tsx";
import { BodyBoard } from "./body-board.tsx";
import { ContinueLine } from "./continue-line.tsx";

const views = ["agency", "body"] as const;

const readSearch = (raw: Unread) =>
  z.object({ view: z.enum(views).optional().catch(undefined) }).parse(raw);

export const Route = createFileRoute("/_signed-in/")({
  validateSearch: unread<typeof readSearch>,
  component: DashboardPage,
});

/** What waits on the person; on a device, the screen that records arrivals and departures. */
function DashboardPage() {
  const { session } = Route.useRouteContext();
  return session.area === "MobileUser" ? <CaptureScreen /> : <Dashboard session={session} />;
}

function Dashboard({ session }: { session: Session }) {
  const organization = useOrganizationOrNone();
  const { area: role } = session;
  const isAgency = seesAllOrganizations(role);
  const asked = useRead(readSearch, Route.useSearch()).view;
  const shown = isAgency && asked !== "body" ? "agency" : "body";
  const greeting = athensHour() < 12 ? t.morning : t.evening;
  return (
    <Page title={t.title} description={`${greeting(session.userName)} · ${formatLongDay(today())}`}>
      <Stack gap="md">
        <ContinueLine session={session} />
        <UnreadAnnouncements />
        <FirstSteps session={session} />
        {shown === "agency" && <AgencyBoard />}
        {shown === "body" && organization && <BodyBoard organization={organization} role={role} />}
        {shown === "body" && !organization && (
          <EmptyState icon={IconBuilding} title={t.noOrganization} text={t.noOrganizationHint} />
        )}
      </Stack>
    </Page>
  );
}
