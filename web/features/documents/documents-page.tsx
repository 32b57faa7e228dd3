import { IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { documents, type DocumentItem } from "#api/documents.ts";
import { documentTexts as t } from "#texts/documents.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { Page } from "#web/ui/page.tsx";
import { DocumentDrawer } from "./document-drawer.tsx";
import { documentFilters, DocumentTable } from "./document-table.tsx";
import { UploadModal } from "./upload-modal.tsx";

const readSearch = listSearchOf(documentFilters);

export const Route = createFileRoute(
  "/_signed-in/organization-administration/organization-documents",
)({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: DocumentsPage,
});

/** Documents of the selected body and of its contracts. */
function DocumentsPage() {
  const list = useListState(useRead(readSearch, Route.useSearch()));
  const { id: organizationId } = useOrganization();
  const [open, setOpen] = useState<DocumentItem | null>(null);
  const [upload, setUpload] = useState<{ replaced: DocumentItem | null } | null>(null);
  const refusal = useRefusalTo("document.write");
  const input = { sort: "-uploadedAt", ...pageInput(list.search), organizationId } as const;
  const found = useQuery(listOf(documents.getAll, input));
  const { sort, search, state, kind, endingWithinDays } = input;
  const add = (
    <ActButton
      reason={refusal}
      leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
      onClick={() => setUpload({ replaced: null })}
    >
      {t.upload}
    </ActButton>
  );
  return (
    <Page title={t.title} description={t.description} actions={add}>
      <DocumentTable
        name="documents"
        list={list}
        found={found}
        isQueue={false}
        onOpen={setOpen}
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(
                documents.export,
                { organizationId, sort, search, state, kind, endingWithinDays, format },
                taking,
              )
            }
          />
        }
        empty={<EmptyState title={t.none} text={t.noneHint} action={add} />}
      />
      <DocumentDrawer
        item={open}
        onClose={() => setOpen(null)}
        onReplace={
          refusal === null
            ? (item) => {
                setOpen(null);
                setUpload({ replaced: item });
              }
            : null
        }
      />
      <UploadModal upload={upload} contractId={null} onClose={() => setUpload(null)} />
    </Page>
  );
}
