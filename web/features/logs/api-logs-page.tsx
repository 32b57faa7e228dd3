import { createFileRoute, Link } from "@tanstack/react-router";
import { apiLogList, apiLogs } from "#api/logs.ts";
import { outcomeOf } from "#domain/logs.ts";
import { apiLogTexts, apiOutcomeTexts, logPageTexts as t } from "#texts/logs.ts";
import { summaryOf } from "#texts/summary-of.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { OrganizationFilter } from "#web/features/organizations/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { PagesUnder } from "#web/ui/siblings.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { Actor, Origin } from "./log-words.tsx";

const readSearch = listSearchOf(apiLogList.filters);

export const Route = createFileRoute("/_signed-in/system-administration/logs/api-logs")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(apiLogList),
  component: ApiLogsPage,
});

const tones: Record<ReturnType<typeof outcomeOf>, Tone> = {
  served: "good",
  refused: "warning",
  failed: "bad",
};

const cells: Cells<typeof apiLogList> = {
  who: { cell: (row) => <Actor row={row} nobody={t.nobody} /> },
  call: { cell: ({ path }) => summaryOf(path) ?? path, note: (row) => `${row.method} ${row.path}` },
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
      siblings={<PagesUnder path="/system-administration/logs" first={t.lastDay} />}
      description={<HoursLine />}
    />
  );
}

function Outcome({ status }: { status: number }) {
  const outcome = outcomeOf(status);
  return (
    <StatusBadge tone={tones[outcome]}>{`${apiOutcomeTexts[outcome]} · ${status}`}</StatusBadge>
  );
}

const speeds = [100, 500, 1000, 5000] as const;

/** Period, duration and body. */
function ApiLogFilters({ list }: { list: ListState<AddressOf<typeof apiLogList>> }) {
  const { search, change } = list;
  return (
    <>
      <PeriodFields period={search} onChange={change} />
      <FilterSelect
        label={t.anySpeed}
        data={speeds.map((ms) => ({ value: ms, label: t.slowerThan(formatNumber(ms)) }))}
        chosen={speeds.find((ms) => ms === search.slowerThan)}
        onChoose={(slowerThan) => change({ slowerThan })}
      />
      <OrganizationFilter label={t.anyOrganization} any={t.anyOrganization} list={list} />
    </>
  );
}

/** The last 24 hours in one line, with a link to their chart; until they have loaded, what the log is. */
function HoursLine() {
  const { data } = useAnswer(apiLogs.getHours, {});
  if (!data) return apiLogTexts.description;
  const sum = (of: "calls" | "failed") =>
    formatNumber(data.hours.reduce((total, hour) => total + hour[of], 0));
  const p95 = data.p95Ms === null ? t.none : t.ms(formatNumber(data.p95Ms));
  return (
    <>
      {t.inLine(sum("calls"), sum("failed"), p95)}{" "}
      <Link to="/system-administration/logs">{t.picture}</Link>
    </>
  );
}
