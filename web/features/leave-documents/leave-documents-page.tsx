import { createFileRoute } from "@tanstack/react-router";
import { leaveDocumentList } from "#api/leave-documents.ts";
import { leaveDocumentListTexts as t } from "#texts/leave-documents.ts";
import { LeaveSiblings } from "#web/features/leave-balances/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { Page } from "#web/ui/page.tsx";
import { LeaveDocumentTable } from "./leave-document-table.tsx";

const readSearch = listSearchOf(leaveDocumentList.filters);

export const Route = createFileRoute("/_signed-in/contracts/leave/documents")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: LeaveDocumentsPage,
});

function LeaveDocumentsPage() {
  return (
    <Page title={t.title} description={t.description} siblings={<LeaveSiblings />}>
      <LeaveDocumentTable address={useRead(readSearch, Route.useSearch())} />
    </Page>
  );
}
