import { createFileRoute } from "@tanstack/react-router";
import { leaveBalances } from "#api/leave-balances.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Page } from "#web/ui/page.tsx";
import { LeaveTabs } from "./leave-tabs.tsx";
import { LeaveBalanceTable } from "./leave-balance-table.tsx";

const kept = leaveBalances.getAll.input.pick({
  search: true,
  sort: true,
  year: true,
  structureId: true,
  code: true,
  rest: true,
});

const readSearch = listSearchOf(kept);

export const Route = createFileRoute("/_signed-in/contracts/leave")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: LeaveBalancesPage,
});

function LeaveBalancesPage() {
  const list = useListState(useRead(readSearch, Route.useSearch()));
  return (
    <Page title={t.title} description={t.description}>
      <LeaveTabs at="balances" />
      <LeaveBalanceTable list={list} />
    </Page>
  );
}
