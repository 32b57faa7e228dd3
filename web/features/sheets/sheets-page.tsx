import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { SheetState } from "#api/attendance-sheets.ts";
import { sheets, type SheetItem } from "#api/sheets.ts";
import { daySheetTexts } from "#texts/day-sheet.ts";
import { sheetPageTexts as t } from "#texts/sheets.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { type ListState, useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";
import { formatDay, formatInstant, formatNumber, formatWeekday } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";

const kept = sheets.getAll.input.omit({ organizationId: true, skip: true, take: true });

const readSearch = listSearchOf(kept);

export const Route = createFileRoute("/_signed-in/attendances/sheets")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: SheetsPage,
});

const tones: Record<SheetItem["state"], Tone> = {
  open: "warning",
  submitted: "good",
  locked: "neutral",
};

const columns: readonly Column<SheetItem>[] = [
  { id: "structure", header: t.structure, cell: (row) => row.structure, sort: "structure" },
  {
    id: "date",
    header: t.date,
    minWidth: "7.5rem",
    cell: (row) => `${formatWeekday(row.date, "short")}\u00a0${formatDay(row.date)}`,
    sort: "date",
  },
  {
    id: "state",
    header: t.state,
    cell: (row) => (
      <StatusBadge tone={tones[row.state]}>{daySheetTexts.states[row.state]}</StatusBadge>
    ),
  },
  {
    id: "recorded",
    header: t.recorded,
    initiallyHidden: "up to tablets",
    align: "end",
    cell: (row) => t.recordedOf(formatNumber(row.recorded), formatNumber(row.expected)),
  },
  {
    id: "missing",
    header: t.missing,
    align: "end",
    cell: (row) => formatNumber(row.missing),
  },
  {
    id: "submitted",
    header: t.submitted,
    cell: Submitted,
    width: "11rem",
  },
];

function Submitted({ submittedAt, submittedBy }: SheetItem) {
  if (submittedAt === null) return "–";
  return (
    <>
      {formatInstant(submittedAt)}
      <CellNote>{submittedBy}</CellNote>
    </>
  );
}

/** The sheets that the selected body owes, opened or not. */
function SheetsPage() {
  const list = useListState(useRead(readSearch, Route.useSearch()));
  const { id: organizationId } = useOrganization();
  const found = useQuery(listOf(sheets.getAll, { ...pageInput(list.search), organizationId }));
  const { from, to } = found.data ?? {};
  const { page: _page, take: _take, ...filter } = list.search;
  return (
    <Page
      title={t.title}
      description={from && to ? t.period(formatDay(from), formatDay(to)) : t.description}
    >
      <DataTable
        name="sheets"
        label={t.table}
        columns={columns}
        found={found}
        list={list}
        usualSort="date"
        rowKey={(row) => `${row.structureId} ${row.date}`}
        rowLink={(row) => ({
          to: "/attendances/attendance-records/$id/$date",
          params: { id: row.structureId, date: row.date },
        })}
        searchLabel={t.search}
        filters={<Filters list={list} />}
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(sheets.export, { ...filter, organizationId, format }, taking)
            }
          />
        }
        empty={<EmptyState title={t.none} text={t.noneHint} />}
      />
    </Page>
  );
}

function Filters({ list: { search, change } }: { list: ListState<ListSearch<typeof kept>> }) {
  return (
    <>
      <Select
        aria-label={t.state}
        placeholder={t.anyState}
        clearable
        data={SheetState.options.map((value) => ({ value, label: daySheetTexts.states[value] }))}
        value={search.state ?? null}
        onChange={(state) => change({ state: state ?? undefined })}
        w={180}
      />
      <PeriodFields period={search} onChange={change} />
    </>
  );
}
