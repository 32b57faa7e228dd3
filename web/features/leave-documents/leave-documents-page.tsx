import { createFileRoute } from "@tanstack/react-router";
import { leaveDocuments } from "#api/leave-documents.ts";
import { leaveDocumentTexts as t } from "#texts/leave-documents.ts";
import { LeaveTabs } from "#web/features/leave-balances/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Page } from "#web/ui/page.tsx";
import { LeaveDocumentTable } from "./leave-document-table.tsx";

const kept = leaveDocuments.getAll.input.pick({
  search: true,
  sort: true,
  structureId: true,
  code: true,
  state: true,
});

const readSearch = listSearchOf(kept);

export const Route = createFileRoute("/_signed-in/contracts/leave/documents")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: LeaveDocumentsPage,
});

function LeaveDocumentsPage() {
  const list = useListState(useRead(readSearch, Route.useSearch()));
  return (
    <Page title={t.title} description={t.description}>
      <LeaveTabs at="documents" />
      <LeaveDocumentTable list={list} />
    </Page>
  );
}
