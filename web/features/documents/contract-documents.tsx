import { Anchor, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { documents, type DocumentItem } from "#api/documents.ts";
import { documentStateTexts, documentTexts as t } from "#texts/documents.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { documentTones } from "./document-words.ts";
import styles from "./document-viewer.module.css";

const DocumentDrawer = later(async () => (await import("./document-drawer.tsx")).DocumentDrawer);
const UploadModal = later(async () => (await import("./upload-modal.tsx")).UploadModal);

/** Documents of one contract, each with its digest. */
export function ContractDocuments({ contractId }: { contractId: string }) {
  const [open, setOpen] = useState<DocumentItem | null>(null);
  const [upload, setUpload] = useState<{ replaced: DocumentItem | null } | null>(null);
  const refusal = useRefusalTo("document.write");
  const seesAll = useRefusalTo("reason.see") === null;
  const input = { contractId, sort: "-uploadedAt", take: 100 } as const;
  const found = useAnswer(documents.getAll, input);
  const items = found.data?.items ?? [];
  const replace = (item: DocumentItem) => {
    setOpen(null);
    setUpload({ replaced: item });
  };
  return (
    <Panel
      title={t.panel}
      awaited={found}
      actions={
        <ActButton reason={refusal} variant="default" onClick={() => setUpload({ replaced: null })}>
          {t.upload}
        </ActButton>
      }
    >
      {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.data && items.length === 0 && (
        <Text c="dimmed">{seesAll ? t.noneOfContract : t.noneVisible}</Text>
      )}
      {items.length > 0 && (
        <Stack gap="sm">
          {items.map((item) => (
            <Line key={item.id} item={item} onOpen={() => setOpen(item)} />
          ))}
        </Stack>
      )}
      {!seesAll && <Note>{t.sensitiveLeftOut}</Note>}
      <DocumentDrawer
        item={open}
        onClose={() => setOpen(null)}
        onReplace={refusal === null ? replace : null}
      />
      <UploadModal upload={upload} contractId={contractId} onClose={() => setUpload(null)} />
    </Panel>
  );
}

function Line({ item, onOpen }: { item: DocumentItem; onOpen: () => void }) {
  return (
    <div className={styles.line}>
      <Note size="xs">{item.kindTitle}</Note>
      <Anchor component="button" type="button" ta="start" onClick={onOpen}>
        {item.fileName}
      </Anchor>{" "}
      <StatusBadge tone={documentTones[item.state]}>{documentStateTexts[item.state]}</StatusBadge>
      <div className={styles.hash}>SHA-256 {item.sha256}</div>
    </div>
  );
}
