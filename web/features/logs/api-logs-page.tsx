import { createFileRoute } from "@tanstack/react-router";
import { apiLogList, type ApiLogItem } from "#api/logs.ts";
import { outcomeOf } from "#domain/logs.ts";
import { summaryOf } from "#texts/summary-of.ts";
import { apiLogTexts, apiOutcomeTexts, logPageTexts as t } from "#texts/logs.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import { listAhead } from "#web/ui/list/list-ahead.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { ApiLogFilters } from "./api-log-filters.tsx";
import { HoursLine } from "./hours-line.tsx";
import { LogSiblings } from "./log-siblings.tsx";
import { Actor, Origin } from "./log-words.tsx";

const readSearch = listSearchOf(apiLogList.filters);

export const Route = createFileRoute("/_signed-in/system-administration/logs/api-logs")({
  validateSearch: unread<typeof readSearch>,
  loader: listAhead(apiLogList),
  component: ApiLogsPage,
});

const tones: Record<ReturnType<typeof outcomeOf>, Tone> = {
  served: "good",
  refused: "warning",
  failed: "bad",
};

const cells: Cells<typeof apiLogList> = {
  who: { cell: (row) => <Actor row={row} nobody={t.nobody} /> },
  call: (row) => <Call row={row} />,
  status: (row) => <Outcome status={row.status} />,
  duration: (row) => t.ms(formatNumber(row.durationMs)),
  organization: (row) => row.organization ?? "–",
};

function ApiLogsPage() {
  return (
    <ListPage
      list={apiLogList}
      texts={apiLogTexts}
      address={useRead(readSearch, Route.useSearch())}
      cells={cells}
      isLog
      renderDetail={(row) => <Origin row={row} />}
      renderFilters={(list) => <ApiLogFilters list={list} />}
      siblings={<LogSiblings />}
      description={<HoursLine />}
    />
  );
}

function Call({ row: { path, method } }: { row: ApiLogItem }) {
  return (
    <>
      {summaryOf(path) ?? path}
      <CellNote>
        {method} {path}
      </CellNote>
    </>
  );
}

function Outcome({ status }: { status: number }) {
  const outcome = outcomeOf(status);
  return (
    <StatusBadge tone={tones[outcome]}>{`${apiOutcomeTexts[outcome]} · ${status}`}</StatusBadge>
  );
}
