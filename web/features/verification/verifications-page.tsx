import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { addMonths } from "#domain/calendar/day.ts";
import { verificationsTexts as t } from "#texts/verification.ts";
import { MonthRequestsPanel } from "#web/features/month-requests/public.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { Page } from "#web/ui/page.tsx";
import { monthToClose } from "./month-search.ts";
import { SamplesPanel } from "./samples-panel.tsx";
import { SignedMonthPanel } from "./signed-month-panel.tsx";

export const Route = createFileRoute("/_signed-in/verifications")({
  beforeLoad: inOrganization,
  component: VerificationsPage,
});

const shownMonths = [0, -1, -2];

function VerificationsPage() {
  return (
    <Page title={t.title} description={t.description}>
      <Stack gap="md">
        <MonthRequestsPanel month={monthToClose()} />
        <SamplesPanel />
        {shownMonths.map((count) => (
          <SignedMonthPanel key={count} month={addMonths(monthToClose(), count)} />
        ))}
      </Stack>
    </Page>
  );
}
