import { Button, Loader, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { documents, type DocumentItem } from "#api/documents.ts";
import { isViewable } from "#domain/documents/file-type.ts";
import { common } from "#texts/common.ts";
import { documentTexts as t } from "#texts/documents.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { download } from "#web/kernel/download.ts";
import { toast } from "#web/kernel/toasts.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import styles from "./document-viewer.module.css";

const PdfPages = lazy(() =>
  import("./pdf-pages.tsx").then((module) => ({ default: module.PdfPages })),
);

/** Shows a document in place, as pictures; a file that cannot be shown so can be downloaded. */
export function DocumentViewer({ item }: { item: DocumentItem }) {
  const { organizationId, id, fileName, type } = item;
  const found = useAnswer(
    documents.getFile,
    { organizationId, id },
    {
      enabled: isViewable(type) && item.state !== "unscanned",
      staleTime: "static",
      gcTime: 60_000,
    },
  );
  return (
    <Stack gap="sm">
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          onClick={() =>
            void download(documents.getFile, { organizationId, id }).catch(toast.failure)
          }
        >
          {t.download}
        </Button>
      </div>
      {!isViewable(type) && <Text c="dimmed">{t.notViewable}</Text>}
      {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.isLoading && <Loader role="status" aria-label={common.loading} />}
      {found.data && type !== "pdf" && <Picture file={found.data.blob} name={fileName} />}
      {found.data && type === "pdf" && (
        <Suspense fallback={<Loader role="status" aria-label={common.loading} />}>
          <PdfPages key={id} file={found.data.blob} name={fileName} />
        </Suspense>
      )}
    </Stack>
  );
}

function Picture({ file, name }: { file: Blob; name: string }) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt={t.picture(name)} className={styles.picture} />;
}
