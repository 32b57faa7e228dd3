import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { loginLogs, type LoginLogItem } from "#api/logs.ts";
import { loginMethods, loginOutcomes } from "#domain/logs.ts";
import { loginMethodTexts, loginOutcomeTexts, logColumns, logPageTexts as t } from "#texts/logs.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { type ListState, useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { Actor, Origin } from "./log-words.tsx";

const filters = loginLogs.getAll.input.omit({ skip: true, take: true });

export const Route = createFileRoute("/_signed-in/system-administration/logs/login-logs")({
  validateSearch: listSearchOf(filters),
  component: LoginLogsPage,
});

const tones: Record<LoginLogItem["outcome"], Tone> = {
  "signed-in": "good",
  "second-factor-asked": "info",
  wrong: "bad",
  "no-screens": "warning",
  "signed-out": "neutral",
};

const columns: readonly Column<LoginLogItem>[] = [
  { id: "at", header: logColumns.at, cell: (row) => formatInstant(row.at), sort: "at" },
  {
    id: "who",
    header: t.who,
    cell: (row) => <Actor row={row} nobody={t.unknownUser} />,
  },
  {
    id: "outcome",
    header: logColumns.outcome,
    cell: (row) => (
      <StatusBadge tone={tones[row.outcome]}>{loginOutcomeTexts[row.outcome]}</StatusBadge>
    ),
  },
  { id: "method", header: logColumns.loginMethod, cell: (row) => loginMethodTexts[row.method] },
  { id: "ip", header: logColumns.ip, cell: (row) => row.ip },
];

function LoginLogsPage() {
  const list = useListState(Route.useSearch());
  const { page: _page, take: _take, ...kept } = list.search;
  const found = useQuery(listOf(loginLogs.getAll, pageInput(list.search)));
  return (
    <Page title={t.loginTitle} description={t.loginDescription}>
      <DataTable
        name="login-logs"
        label={t.loginTitle}
        columns={columns}
        found={found}
        list={list}
        usualSort="-at"
        rowKey={(row) => row.id}
        renderDetail={(row) => <Origin row={row} />}
        searchLabel={t.loginSearch}
        filters={<Filters list={list} />}
        tools={
          <ExportMenu
            onExport={(format, taking) => download(loginLogs.export, { ...kept, format }, taking)}
          />
        }
        empty={<EmptyState title={t.noLogins} text={t.noLoginsHint} />}
      />
    </Page>
  );
}

function Filters({ list }: { list: ListState<ListSearch<typeof filters>> }) {
  const { search, change } = list;
  return (
    <>
      <PeriodFields period={search} onChange={change} />
      <Select
        aria-label={t.anyOutcome}
        placeholder={t.anyOutcome}
        clearable
        data={loginOutcomes.map((value) => ({ value, label: loginOutcomeTexts[value] }))}
        value={search.outcome ?? null}
        onChange={(chosen) => change({ outcome: loginOutcomes.find((one) => one === chosen) })}
      />
      <Select
        aria-label={t.anyMethod}
        placeholder={t.anyMethod}
        clearable
        data={loginMethods.map((value) => ({ value, label: loginMethodTexts[value] }))}
        value={search.method ?? null}
        onChange={(chosen) => change({ method: loginMethods.find((one) => one === chosen) })}
      />
    </>
  );
}
