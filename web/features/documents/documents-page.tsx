import { IconUpload } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { type DocumentItem, documentList } from "#api/documents.ts";
import { documentListTexts, documentTexts as t } from "#texts/documents.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { DocumentTable } from "./document-table.tsx";

const DocumentDrawer = later(async () => (await import("./document-drawer.tsx")).DocumentDrawer);
const UploadModal = later(async () => (await import("./upload-modal.tsx")).UploadModal);

const readSearch = listSearchOf(documentList.filters);

export const Route = createFileRoute(
  "/_signed-in/organization-administration/organization-documents",
)({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: DocumentsPage,
});

/** Documents of the selected body and of its contracts. */
function DocumentsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const [open, setOpen] = useState<DocumentItem | null>(null);
  const [upload, setUpload] = useState<{ replaced: DocumentItem | null } | null>(null);
  const refusal = useRefusalTo("document.write");
  const add = (
    <ActButton reason={refusal} icon={IconUpload} onClick={() => setUpload({ replaced: null })}>
      {t.upload}
    </ActButton>
  );
  return (
    <Page title={documentListTexts.title} description={documentListTexts.description} actions={add}>
      <DocumentTable address={address} isQueue={false} onOpen={setOpen} create={add} />
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
