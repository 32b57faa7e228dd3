import { IconPlayerPlay } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { type DocumentItem, documentQueue } from "#api/documents.ts";
import { documentQueueTexts, documentTexts as t } from "#texts/documents.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { later } from "#web/ui/later.tsx";
import { useFound } from "#web/ui/list/use-found.ts";
import { Page } from "#web/ui/page.tsx";
import { DocumentTable } from "./document-table.tsx";

const DocumentDrawer = later(async () => (await import("./document-drawer.tsx")).DocumentDrawer);

const readSearch = listSearchOf(documentQueue.filters);

export const Route = createFileRoute("/_signed-in/system-administration/pending-documents")({
  validateSearch: unread<typeof readSearch>,
  component: PendingDocumentsPage,
});

const waiting = { state: "uploaded" };

/** What waits for a decision across all bodies, oldest first; another state if the filter asks for it. */
function PendingDocumentsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const [open, setOpen] = useState<DocumentItem | null>(null);
  const found = useFound(documentQueue, address, waiting);
  const items = found.data?.items ?? [];
  const at = items.findIndex(({ id }) => id === open?.id);
  const goTo = (item: DocumentItem | undefined) => (item ? () => setOpen(item) : null);
  return (
    <Page
      title={documentQueueTexts.title}
      description={documentQueueTexts.description}
      actions={
        <ActButton
          reason={items.length === 0 ? documentQueueTexts.none : null}
          icon={IconPlayerPlay}
          onClick={() => setOpen(items[0] ?? null)}
        >
          {t.oneByOne}
        </ActButton>
      }
    >
      <DocumentTable address={address} within={waiting} isQueue onOpen={setOpen} />
      <DocumentDrawer
        item={open}
        onClose={() => setOpen(null)}
        onNext={goTo(items[at + 1])}
        onPrevious={goTo(items[at - 1])}
      />
    </Page>
  );
}
