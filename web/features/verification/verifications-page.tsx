import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { addMonths } from "#domain/calendar/day.ts";
import { verificationsTexts as t } from "#texts/verification.ts";
import { MonthRequestsPanel, requestFilters } from "#web/features/month-requests/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { type ListSearch, listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Page } from "#web/ui/page.tsx";
import { Siblings } from "#web/ui/siblings.tsx";
import { monthToClose } from "./month-search.ts";
import { SamplesPanel } from "./samples-panel.tsx";
import { SignedMonthPanel } from "./signed-month-panel.tsx";

const tabs = ["signatures", "requests", "samples"] as const;

const readSearch = listSearchOf(requestFilters.extend({ tab: z.enum(tabs).optional() }));

export const Route = createFileRoute("/_signed-in/verifications")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: VerificationsPage,
});

function VerificationsPage() {
  const { tab = "signatures", ...address } = useRead(readSearch, Route.useSearch());
  return (
    <Page
      title={t.title}
      description={t.descriptions[tab]}
      siblings={<Siblings label={t.title} of={places} />}
    >
      {tab === "signatures" && <SignedMonths />}
      {tab === "requests" && <Requests address={address} />}
      {tab === "samples" && <SamplesPanel />}
    </Page>
  );
}

const places = tabs.map((tab) => ({
  path: "/verifications",
  title: t.tabs[tab],
  ...(tab === "signatures" ? {} : { search: { tab } }),
}));

/** The month that is to be signed now, and the two before it. */
function SignedMonths() {
  return (
    <Stack gap="md">
      {[0, -1, -2].map((count) => (
        <SignedMonthPanel key={count} month={addMonths(monthToClose(), count)} />
      ))}
    </Stack>
  );
}

function Requests({ address }: { address: ListSearch<typeof requestFilters> }) {
  const list = useListState(address, { tab: "requests" });
  return <MonthRequestsPanel month={monthToClose()} list={list} />;
}
