import { createFileRoute } from "@tanstack/react-router";
import { type LoginLogItem, loginLogList } from "#api/logs.ts";
import { loginLogTexts, logPageTexts as t } from "#texts/logs.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { PagesUnder } from "#web/ui/siblings.tsx";
import type { Tone } from "#web/ui/status-badge.tsx";
import { Actor, Origin } from "./log-words.tsx";

const readSearch = listSearchOf(loginLogList.filters);

export const Route = createFileRoute("/_signed-in/system-administration/logs/login-logs")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(loginLogList),
  component: LoginLogsPage,
});

const tones: Record<LoginLogItem["outcome"], Tone> = {
  "signed-in": "good",
  "second-factor-asked": "info",
  wrong: "bad",
  "no-screens": "warning",
  "signed-out": "neutral",
};

const cells: Cells<typeof loginLogList> = {
  who: (row) => <Actor row={row} nobody={t.unknownUser} />,
  outcome: { tones },
};

function LoginLogsPage() {
  return (
    <ListPage
      list={loginLogList}
      texts={loginLogTexts}
      address={useRead(readSearch, Route.useSearch())}
      cells={cells}
      isLog
      siblings={<PagesUnder path="/system-administration/logs" first={t.lastDay} />}
      renderDetail={(row) => <Origin row={row} />}
      renderFilters={({ search, change }) => <PeriodFields period={search} onChange={change} />}
    />
  );
}
