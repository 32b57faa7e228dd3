import { Alert, Button, Select, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { mails, type MailItem } from "#api/mails.ts";
import { outboxTexts as t } from "#texts/mail.ts";
import { listOf, useCall } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { toast } from "#web/kernel/toasts.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import styles from "./outbox.module.css";

const filters = mails.getAll.input.pick({ search: true, state: true });

export const Route = createFileRoute("/_signed-in/system-administration/outbox")({
  validateSearch: listSearchOf(filters),
  component: OutboxPage,
});

const states = ["waiting", "sent", "refused", "late"] as const;

function OutboxPage() {
  const list = useListState(Route.useSearch());
  const { page: _page, take: _take, ...kept } = list.search;
  const found = useQuery(listOf(mails.getAll, pageInput(list.search)));
  return (
    <Page title={t.title} description={t.description}>
      {found.data?.isConnected === false && (
        <Alert color="yellow" mb="md">
          {t.notConnected}
        </Alert>
      )}
      <DataTable
        name="outbox"
        label={t.title}
        columns={columns}
        found={found}
        list={list}
        rowKey={({ id }) => id}
        renderDetail={({ text }) => <Text className={styles.text}>{text}</Text>}
        searchLabel={t.searchLabel}
        filters={
          <Select
            aria-label={t.state}
            placeholder={t.anyState}
            clearable
            data={states.map((value) => ({ value, label: t.states[value] }))}
            value={list.search.state ?? null}
            onChange={(state) => list.change({ state: state ?? undefined })}
            w={210}
          />
        }
        tools={
          <ExportMenu
            onExport={(format, taking) => download(mails.export, { ...kept, format }, taking)}
          />
        }
        empty={<EmptyState title={t.none} text={t.noneWhy} />}
      />
    </Page>
  );
}

const tones: Record<MailItem["state"], Tone> = {
  waiting: "info",
  sent: "good",
  refused: "bad",
  late: "neutral",
};

const columns: readonly Column<MailItem>[] = [
  { id: "subject", header: t.subject, cell: (mail) => mail.subject },
  { id: "recipient", header: t.recipient, cell: (mail) => mail.recipient },
  { id: "organization", header: t.organization, cell: (mail) => mail.organization },
  { id: "madeAt", header: t.madeAt, cell: (mail) => formatInstant(mail.madeAt) },
  { id: "state", header: t.state, cell: (mail) => <State mail={mail} /> },
  { id: "acts", header: t.acts, cell: (mail) => <Retry mail={mail} />, pinned: true },
];

function State({ mail: { state, attempts, nextTryAt, lastAnswer } }: { mail: MailItem }) {
  const words = [
    ...(attempts > 0 ? [t.tried(attempts)] : []),
    ...(nextTryAt !== null && attempts > 0 ? [t.nextTry(formatInstant(nextTryAt))] : []),
    ...(lastAnswer === "" ? [] : [t.lastAnswer(lastAnswer)]),
  ];
  return (
    <>
      <StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>
      {words.map((word) => (
        <Text key={word} size="xs" c="dimmed">
          {word}
        </Text>
      ))}
    </>
  );
}

function Retry({ mail: { organizationId, id, subject, state } }: { mail: MailItem }) {
  const { mutateAsync, isPending } = useCall(mails.retry, [mails.getAll]);
  if (state !== "refused" && state !== "waiting") return null;
  const retry = () =>
    mutateAsync({ organizationId, id }).then(() => toast.success(t.retried), toast.failure);
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isPending}
      aria-label={t.retryOf(subject)}
      onClick={() => void retry()}
    >
      {t.retry}
    </Button>
  );
}
