import { IconPlayerPlay } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { documents, type DocumentItem } from "#api/documents.ts";
import { documentTexts as t } from "#texts/documents.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { Page } from "#web/ui/page.tsx";
import { DocumentDrawer } from "./document-drawer.tsx";
import { documentFilters, DocumentTable } from "./document-table.tsx";

const readSearch = listSearchOf(documentFilters);

export const Route = createFileRoute("/_signed-in/system-administration/pending-documents")({
  validateSearch: unread<typeof readSearch>,
  component: PendingDocumentsPage,
});

/** What waits for a decision over all bodies, the oldest first; another state where the filter asks for it. */
function PendingDocumentsPage() {
  const list = useListState(useRead(readSearch, Route.useSearch()));
  const [open, setOpen] = useState<DocumentItem | null>(null);
  const input = { ...pageInput(list.search), state: list.search.state ?? "uploaded" } as const;
  const { skip: _skip, take: _take, ...kept } = input;
  const found = useQuery(listOf(documents.getQueue, input));
  const items = found.data?.items ?? [];
  const at = items.findIndex(({ id }) => id === open?.id);
  const goTo = (item: DocumentItem | undefined) => (item ? () => setOpen(item) : null);
  return (
    <Page
      title={t.pendingTitle}
      description={t.pendingDescription}
      actions={
        <ActButton
          reason={items.length === 0 ? t.nonePending : null}
          leftSection={<IconPlayerPlay size={18} stroke={1.6} aria-hidden />}
          onClick={() => setOpen(items[0] ?? null)}
        >
          {t.oneByOne}
        </ActButton>
      }
    >
      <DocumentTable
        name="pending-documents"
        list={list}
        found={found}
        isQueue
        onOpen={setOpen}
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(documents.exportQueue, { ...kept, format }, taking)
            }
          />
        }
        empty={<EmptyState title={t.nonePending} text={t.nonePendingHint} />}
      />
      <DocumentDrawer
        item={open}
        onClose={() => setOpen(null)}
        onNext={goTo(items[at + 1])}
        onPrevious={goTo(items[at - 1])}
      />
    </Page>
  );
}
