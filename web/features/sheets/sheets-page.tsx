import { createFileRoute } from "@tanstack/react-router";
import { type SheetItem, sheetList } from "#api/sheets.ts";
import { sheetListTexts, sheetPageTexts as t } from "#texts/sheets.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";
import { formatDay, formatInstant, formatNumber, formatWeekday } from "#web/ui/formats.ts";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import { useFound } from "#web/ui/list/use-found.ts";
import { Page } from "#web/ui/page.tsx";
import type { Tone } from "#web/ui/status-badge.tsx";

const readSearch = listSearchOf(sheetList.filters);

export const Route = createFileRoute("/_signed-in/attendances/sheets")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: prefetchList(sheetList),
  component: SheetsPage,
});

const tones: Record<SheetItem["state"], Tone> = {
  open: "warning",
  submitted: "good",
  locked: "neutral",
};

const cells: Cells<typeof sheetList> = {
  date: {
    minWidth: "7.5rem",
    cell: (row) => `${formatWeekday(row.date, "short")}\u00a0${formatDay(row.date)}`,
  },
  state: { tones },
  recorded: (row) => t.recordedOf(formatNumber(row.recorded), formatNumber(row.expected)),
  submitted: {
    cell: ({ submittedAt }) => (submittedAt === null ? "–" : formatInstant(submittedAt)),
    note: (row) => row.submittedBy,
    width: "11rem",
  },
};

/** The sheets that the selected body owes, opened or not. */
function SheetsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const { id: organizationId } = useOrganization();
  const { from, to } = useFound(sheetList, address, { organizationId }).data ?? {};
  return (
    <Page
      title={t.title}
      description={from && to ? t.period(formatDay(from), formatDay(to)) : "\u00a0"}
    >
      <ListTable
        list={sheetList}
        texts={sheetListTexts}
        address={address}
        cells={cells}
        rowKey={(row) => `${row.structureId} ${row.date}`}
        rowLink={(row) => ({
          to: "/attendances/attendance-records/$id/$date",
          params: { id: row.structureId, date: row.date },
        })}
        renderFilters={({ search, change }) => <PeriodFields period={search} onChange={change} />}
      />
    </Page>
  );
}
