import { Button, Group, Stack, Text } from "@mantine/core";
import { announcements, type AnnouncementDetails } from "#api/announcements.ts";
import { fileEndings } from "#domain/documents/file-type.ts";
import { announcementListTexts, announcementTexts as t } from "#texts/announcements.ts";
import { common } from "#texts/common.ts";
import { documentTexts } from "#texts/documents.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { formatSize } from "#web/ui/formats.ts";
import { FileDrop } from "#web/ui/file-drop.tsx";

type Props = {
  announcement: AnnouncementDetails | null;
  /** Chosen now, uploaded when the form is saved. */
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
};

/** The files that an announcement already has, and those to be added. */
export function AttachmentsField({ announcement, files, onFiles }: Props) {
  const remove = useCall(announcements.removeFile);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {announcementListTexts.columns.attachments}
      </Text>
      {(announcement?.files ?? []).map(({ id, fileName, sizeBytes }) => (
        <Line
          key={id}
          name={fileName}
          size={sizeBytes}
          onRemove={() =>
            void remove.mutateAsync({ id: announcement?.id ?? "", fileId: id }).catch(toast.failure)
          }
        />
      ))}
      {files.map((file) => (
        <Line
          key={`${file.name} ${file.lastModified}`}
          name={file.name}
          size={file.size}
          onRemove={() => onFiles(files.filter((one) => one !== file))}
        />
      ))}
      <FileDrop
        fileName=""
        words={documentTexts}
        accept={fileEndings}
        onFile={(file) => onFiles([...files, file])}
      />
    </Stack>
  );
}

function Line({ name, size, onRemove }: { name: string; size: number; onRemove: () => void }) {
  return (
    <Group gap="xs">
      <Text size="sm">
        {name} · {formatSize(size)}
      </Text>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t.removeFile(name)}
        onClick={onRemove}
      >
        {common.remove}
      </Button>
    </Group>
  );
}
