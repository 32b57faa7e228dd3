import { Stack } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { monthRequestList } from "#api/month-requests.ts";
import { addMonths, type Month } from "#domain/calendar/day.ts";
import { verificationsTexts as t } from "#texts/verification.ts";
import { MonthRequestsPanel } from "#web/features/month-requests/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { type ListSearch, listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Page } from "#web/ui/page.tsx";
import { Siblings } from "#web/ui/siblings.tsx";
import { monthSearch, monthToClose } from "./month-search.ts";
import { SamplesPanel } from "./samples-panel.tsx";
import { SignedMonthPanel } from "./signed-month-panel.tsx";

const tabs = ["signatures", "requests", "samples"] as const;

const readSearch = listSearchOf(
  monthRequestList.filters.extend({ tab: z.enum(tabs).optional(), month: monthSearch.shape.month }),
);

export const Route = createFileRoute("/_signed-in/verifications")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: VerificationsPage,
});

function VerificationsPage() {
  const { tab = "signatures", ...address } = useRead(readSearch, Route.useSearch());
  return (
    <Page
      title={tab === "signatures" ? t.title : t.tabs[tab]}
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

/** The month to sign now, and the two before it. */
function SignedMonths() {
  return (
    <Stack gap="md">
      {[0, -1, -2].map((count) => (
        <SignedMonthPanel key={count} month={addMonths(monthToClose(), count)} />
      ))}
    </Stack>
  );
}

type Address = ListSearch<typeof monthRequestList.filters> & { month?: Month | undefined };

/** The requests of the month to close, or of another chosen month, including the current one. */
function Requests({ address: { month = monthToClose(), ...address } }: { address: Address }) {
  const navigate = useNavigate();
  const place = { tab: "requests", month } as const;
  const list = useListState(address, place);
  const choose = (next: Month) =>
    void navigate({ to: "/verifications", search: { ...place, month: next }, replace: true });
  return <MonthRequestsPanel month={month} list={list} onMonth={choose} />;
}
