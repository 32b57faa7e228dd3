import { Group, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { absenceReasons, type ReasonItem } from "#api/absence-reasons.ts";
import { reasonGroups } from "#domain/leave/reason-rules.ts";
import {
  dayBasisTexts,
  payTexts,
  reasonFieldTexts as fields,
  reasonGroupTexts,
  reasonPageTexts as t,
  reasonRegimeTexts,
  reasonUnitTexts,
} from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { ChoiceFilter } from "#web/ui/data-table/choice-filter.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatDay, formatNumber } from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";

/** The filters of the list of reasons that the address keeps. */
export const reasonFilters = absenceReasons.getAll.input.pick({
  search: true,
  sort: true,
  regime: true,
  group: true,
  state: true,
});

const columns: readonly Column<ReasonItem>[] = [
  { id: "title", header: fields.title, cell: (row) => row.title, sort: "title" },
  {
    id: "code",
    header: fields.code,
    cell: (row) => row.code,
    sort: "code",
    initiallyHidden: "up to tablets",
  },
  { id: "group", header: fields.group, cell: (row) => reasonGroupTexts[row.group], sort: "group" },
  {
    id: "regime",
    header: fields.regime,
    initiallyHidden: "up to tablets",
    minWidth: "8rem",
    cell: (row) => reasonRegimeTexts[row.regime],
  },
  {
    id: "maxPerYear",
    header: t.yearLimit,
    cell: (row) => (row.maxPerYear === null ? common.none : formatNumber(row.maxPerYear)),
    sort: "maxPerYear",
    align: "end",
  },
  { id: "paid", header: fields.paid, minWidth: "9.5rem", cell: (row) => payTexts[row.paid] },
  {
    id: "document",
    header: fields.documentKind,
    cell: (row) => (row.requiresDocument ? row.documentKind : common.none),
    initiallyHidden: true,
  },
  { id: "state", header: t.state, cell: (row) => <Standing reason={row} /> },
  {
    id: "unit",
    header: fields.unit,
    cell: (row) => reasonUnitTexts[row.unit],
    initiallyHidden: true,
  },
  {
    id: "dayBasis",
    header: fields.dayBasis,
    cell: (row) => dayBasisTexts[row.dayBasis],
    initiallyHidden: true,
  },
  {
    id: "erganiCode",
    header: fields.erganiCode,
    cell: (row) => row.erganiCode,
    initiallyHidden: true,
  },
  {
    id: "legalBasis",
    header: fields.legalBasis,
    cell: (row) => row.legalBasis,
    initiallyHidden: true,
  },
  {
    id: "validFrom",
    header: fields.validFrom,
    cell: (row) => (row.validFrom === null ? t.fromBeginning : formatDay(row.validFrom)),
    initiallyHidden: true,
  },
];

const states = ["all", "active", "retired"] as const;
const regimes = ["public", "private"] as const;

type Props = { list: ListState<ListSearch<typeof reasonFilters>>; create: ReactNode };

/** The reasons of absence as a list; a row opens its reason beside it. */
export function ReasonTable({ list, create }: Props) {
  const { search } = list;
  const found = useQuery(listOf(absenceReasons.getAll, pageInput(search)));
  const { page: _page, take: _take, ...kept } = search;
  return (
    <DataTable
      name="absence-reasons"
      label={t.title}
      columns={columns}
      found={found}
      list={list}
      usualSort="sortOrder"
      rowKey={(row) => row.id}
      rowLink={(row) => ({ to: ".", search: { ...search, reason: row.id }, replace: true })}
      isMuted={(row) => !row.isActive}
      searchLabel={t.searchLabel}
      filters={
        <>
          <Select
            aria-label={fields.regime}
            placeholder={t.anyRegime}
            data={regimes.map((value) => ({ value, label: reasonRegimeTexts[value] }))}
            clearable
            value={search.regime ?? null}
            onChange={(value) => list.change({ regime: regimes.find((one) => one === value) })}
          />
          <Select
            aria-label={fields.group}
            placeholder={t.anyGroup}
            data={reasonGroups.map((value) => ({ value, label: reasonGroupTexts[value] }))}
            clearable
            value={search.group ?? null}
            onChange={(value) => list.change({ group: reasonGroups.find((one) => one === value) })}
          />
          <ChoiceFilter
            label={t.state}
            choices={states}
            words={t.states}
            usual="all"
            chosen={search.state}
            onChoose={(state) => list.change({ state })}
          />
        </>
      }
      tools={
        <ExportMenu
          onExport={(format, taking) =>
            download(absenceReasons.export, { format, ...kept }, taking)
          }
        />
      }
      empty={<EmptyState title={t.none} text={t.noneHint} action={create} />}
    />
  );
}

function Standing({ reason }: { reason: ReasonItem }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <StatusBadge tone={reason.isActive ? "good" : "neutral"}>
        {reason.isActive ? t.active : t.retired}
      </StatusBadge>
      {reason.isSensitive && <StatusBadge tone="warning">{t.sensitive}</StatusBadge>}
    </Group>
  );
}
