import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { addMonths } from "#domain/calendar/day.ts";
import { verificationsTexts as t } from "#texts/verification.ts";
import { MonthRequestsPanel, requestFilters } from "#web/features/month-requests/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Page } from "#web/ui/page.tsx";
import { monthToClose } from "./month-search.ts";
import { SamplesPanel } from "./samples-panel.tsx";
import { SignedMonthPanel } from "./signed-month-panel.tsx";

const readSearch = listSearchOf(requestFilters);

export const Route = createFileRoute("/_signed-in/verifications")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: VerificationsPage,
});

function VerificationsPage() {
  const requests = useListState(useRead(readSearch, Route.useSearch()));
  return (
    <Page title={t.title} description={t.description}>
      <Stack gap="md">
        <SignedMonthPanel month={monthToClose()} />
        <MonthRequestsPanel month={monthToClose()} list={requests} />
        <SamplesPanel />
        {[-1, -2].map((count) => (
          <SignedMonthPanel key={count} month={addMonths(monthToClose(), count)} />
        ))}
      </Stack>
    </Page>
  );
}
