import { Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { announcements } from "#api/announcements.ts";
import { announcementTexts as t } from "#texts/announcements.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { PageChoice } from "#web/ui/page-choice.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";

const pageSize = 20;

/** Whom an announcement concerns, and who of them has read and confirmed it. */
export function Readers({ id, mustConfirm }: { id: string; mustConfirm: boolean }) {
  const [page, setPage] = useState(1);
  const input = { id, skip: (page - 1) * pageSize, take: pageSize };
  const { data, error, refetch } = useQuery(listOf(announcements.getReaders, input));
  return (
    <Panel
      title={t.readers}
      actions={
        <ExportMenu
          onExport={(format, taking) =>
            download(announcements.exportReaders, { id, format }, taking)
          }
        />
      }
    >
      {error && <RetryError error={error} onRetry={refetch} />}
      {data && (
        <Stack gap="xs">
          <Text>
            {t.readersText(data.read, data.total)}
            {mustConfirm && ` · ${t.confirmedText(data.confirmed)}`}
          </Text>
          {data.items.map((one) => (
            <Group key={one.id} justify="space-between" gap="xs">
              <Text size="sm">{one.name}</Text>
              <Note>
                {one.readAt === null ? t.notRead : t.readAt(formatInstant(one.readAt))}
                {one.confirmedAt !== null && ` · ${t.confirmedBy(formatInstant(one.confirmedAt))}`}
              </Note>
            </Group>
          ))}
          <PageChoice pages={Math.ceil(data.total / pageSize)} page={page} onChange={setPage} />
        </Stack>
      )}
    </Panel>
  );
}
