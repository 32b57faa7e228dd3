import { createFileRoute } from "@tanstack/react-router";
import { leaveRequestList } from "#api/leave-requests.ts";
import { leaveRequestListTexts as t } from "#texts/leave-requests.ts";
import { LeaveSiblings } from "#web/features/leave-balances/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { Page } from "#web/ui/page.tsx";
import { LeaveRequestTable } from "./leave-request-table.tsx";

const readSearch = listSearchOf(leaveRequestList.filters);

export const Route = createFileRoute("/_signed-in/contracts/leave/requests")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: LeaveRequestsPage,
});

function LeaveRequestsPage() {
  return (
    <Page title={t.title} description={t.description} siblings={<LeaveSiblings />}>
      <LeaveRequestTable address={useRead(readSearch, Route.useSearch())} />
    </Page>
  );
}
