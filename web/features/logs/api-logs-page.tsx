import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { apiLogs, type ApiLogItem } from "#api/logs.ts";
import { outcomeOf } from "#domain/logs.ts";
import { callSummaries } from "#texts/call-summaries.ts";
import { apiOutcomeTexts, logColumns, logPageTexts as t } from "#texts/logs.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { ApiLogFilters, apiLogFilters } from "./api-log-filters.tsx";
import { HoursPanel } from "./hours-panel.tsx";
import { Actor, Origin } from "./log-words.tsx";

export const Route = createFileRoute("/_signed-in/system-administration/logs/api-logs")({
  validateSearch: listSearchOf(apiLogFilters),
  component: ApiLogsPage,
});

const tones: Record<ReturnType<typeof outcomeOf>, Tone> = {
  served: "good",
  refused: "warning",
  failed: "bad",
};

const columns: readonly Column<ApiLogItem>[] = [
  { id: "at", header: logColumns.at, cell: (row) => formatInstant(row.at), sort: "at" },
  {
    id: "who",
    header: t.who,
    minWidth: "13rem",
    cell: (row) => <Actor row={row} nobody={t.nobody} />,
  },
  { id: "call", header: logColumns.call, cell: (row) => <Call row={row} /> },
  { id: "status", header: logColumns.outcome, cell: (row) => <Outcome status={row.status} /> },
  {
    id: "duration",
    header: t.speed,
    cell: (row) => t.ms(formatNumber(row.durationMs)),
    sort: "durationMs",
    align: "end",
  },
  {
    id: "organization",
    header: logColumns.organization,
    cell: (row) => row.organization ?? "–",
    initiallyHidden: "up to tablets",
  },
  { id: "ip", header: logColumns.ip, cell: (row) => row.ip, initiallyHidden: true },
];

function ApiLogsPage() {
  const list = useListState(Route.useSearch());
  const { page: _page, take: _take, ...kept } = list.search;
  const found = useQuery(listOf(apiLogs.getAll, pageInput(list.search)));
  return (
    <Page title={t.apiTitle} description={t.apiDescription}>
      <Stack gap="md">
        <HoursPanel />
        <DataTable
          name="api-logs"
          label={t.apiTitle}
          columns={columns}
          found={found}
          list={list}
          usualSort="-at"
          rowKey={(row) => row.id}
          renderDetail={(row) => <Origin row={row} />}
          searchLabel={t.apiSearch}
          filters={<ApiLogFilters list={list} />}
          tools={
            <ExportMenu
              onExport={(format, taking) => download(apiLogs.export, { ...kept, format }, taking)}
            />
          }
          empty={<EmptyState title={t.noApi} text={t.noApiHint} />}
        />
      </Stack>
    </Page>
  );
}

function Call({ row: { path, method } }: { row: ApiLogItem }) {
  return (
    <Stack gap={0}>
      <span>{callSummaries[path] ?? path}</span>
      <Text size="sm" c="dimmed">
        {method} {path}
      </Text>
    </Stack>
  );
}

function Outcome({ status }: { status: number }) {
  const outcome = outcomeOf(status);
  return (
    <StatusBadge tone={tones[outcome]}>{`${apiOutcomeTexts[outcome]} · ${status}`}</StatusBadge>
  );
}
