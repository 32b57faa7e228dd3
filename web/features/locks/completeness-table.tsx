import { Anchor, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { locks, type BodyOfSheets } from "#api/locks.ts";
import type { Month } from "#domain/calendar/day.ts";
import { lockPageTexts as t } from "#texts/locks.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { pageInput, type TableSearch } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatNumber, formatShare } from "#web/ui/formats.ts";
import { DayStrip, StripLegend } from "./day-strip.tsx";
import { MassLock } from "./mass-lock.tsx";

const columns: readonly Column<BodyOfSheets>[] = [
  { id: "organization", header: t.organization, cell: (row) => row.organization },
  { id: "days", header: t.days, minWidth: "14.5rem", cell: (row) => <DayStrip body={row} /> },
  {
    id: "submitted",
    header: t.submitted,
    align: "end",
    cell: (row) => (
      <>
        {row.owed === 0 ? "–" : formatShare(row.submitted / row.owed)}
        <CellNote>
          {formatNumber(row.submitted)} / {formatNumber(row.owed)}
        </CellNote>
      </>
    ),
  },
  { id: "open", header: t.open, align: "end", cell: (row) => formatNumber(row.open) },
  {
    id: "locked",
    header: t.locked,
    align: "end",
    cell: (row) => formatNumber(row.locked),
    initiallyHidden: "up to tablets",
  },
  {
    id: "asked",
    header: t.asked,
    align: "end",
    cell: (row) =>
      row.asked === 0 ? (
        0
      ) : (
        <Anchor
          renderRoot={(props) => (
            <Link
              to="/system-administration/attendances"
              search={{ view: "unlocks", state: "asked", search: row.organization }}
              {...props}
            />
          )}
        >
          {formatNumber(row.asked)}
        </Anchor>
      ),
  },
];

const mostAtOnce = 50;

type Props = { list: ListState<TableSearch>; month: Month };

/** Bodies with the sheets of a month, and their locking together. */
export function CompletenessTable({ list, month }: Props) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { sort: _, ...asked } = list.search;
  const { take, ...input } = pageInput(asked);
  const found = useQuery(
    listOf(locks.getCompleteness, { ...input, month, take: Math.min(take, mostAtOnce) }),
  );
  const selected = (found.data?.items ?? []).filter((row) => ids.has(row.organizationId));
  return (
    <>
      <StripLegend />
      <DataTable
        name="completeness"
        label={t.table}
        columns={columns}
        found={found}
        list={list}
        rowKey={(row) => row.organizationId}
        searchLabel={t.searchLabel}
        tools={
          <Group gap="xs">
            <MassLock bodies={selected} onDone={() => setIds(new Set())} />
            <ExportMenu
              onExport={(format, taking) =>
                download(
                  locks.exportCompleteness,
                  { month, search: list.search.search, format },
                  taking,
                )
              }
            />
          </Group>
        }
        selection={{ ids, onChange: setIds }}
        empty={<EmptyState title={t.none} text={t.noneHint} />}
      />
    </>
  );
}
