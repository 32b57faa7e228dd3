import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { contracts, type ContractItem } from "#api/contracts.ts";
import {
  contractExport as headers,
  contractPageTexts as t,
  contractStateTexts,
} from "#texts/contracts.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { pageInput, type ListSearch } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { BulkActs } from "./bulk-acts.tsx";
import { ContractFilters } from "./contract-filters.tsx";
import { stateTones, typeText } from "./contract-words.ts";

const filters = contracts.getAll.input.pick({
  search: true,
  sort: true,
  structureId: true,
  employeeId: true,
  employmentType: true,
  state: true,
  endingWithinDays: true,
});

/** Filters of the list of contracts and its place, as the address keeps them. */
export type ContractSearch = ListSearch<typeof filters>;

const columns: readonly Column<ContractItem>[] = [
  { id: "name", header: t.name, cell: (row) => `${row.lastName} ${row.firstName}`, sort: "name" },
  { id: "number", header: headers.number, cell: (row) => row.number, sort: "number" },
  { id: "afm", header: headers.afm, cell: (row) => row.afm, initiallyHidden: true },
  { id: "type", header: headers.employmentType, cell: (row) => typeText(row.employmentType) },
  {
    id: "specialty",
    header: headers.specialty,
    cell: (row) => row.specialty,
    initiallyHidden: true,
  },
  {
    id: "structure",
    header: headers.structure,
    cell: (row) => row.structureTitle,
    sort: "structure",
    width: "16rem",
  },
  {
    id: "startDate",
    header: headers.startDate,
    cell: (row) => formatDay(row.startDate),
    sort: "startDate",
    initiallyHidden: "up to tablets",
  },
  {
    id: "endDate",
    header: headers.endDate,
    cell: (row) => (row.endDate === null ? t.indefinite : formatDay(row.endDate)),
    sort: "endDate",
  },
  {
    id: "state",
    header: headers.state,
    cell: (row) => (
      <StatusBadge tone={stateTones[row.state]}>{contractStateTexts[row.state]}</StatusBadge>
    ),
    sort: "state",
  },
];

type Props = {
  list: ListState<ContractSearch>;
  /** What to do where there is none. */
  empty: ReactNode;
};

/** The contracts of the body as a list, with acts on several at once. */
export function ContractTable({ list, empty }: Props) {
  const { id: organizationId } = useOrganization();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const found = useQuery(listOf(contracts.getAll, { organizationId, ...pageInput(list.search) }));
  const { page: _page, take: _take, ...kept } = list.search;
  const selected = (found.data?.items ?? []).filter(({ id }) => ids.has(id));
  return (
    <DataTable
      name="contracts"
      label={t.title}
      columns={columns}
      found={found}
      list={list}
      usualSort="name"
      rowKey={(row) => row.id}
      rowLink={(row) => ({ to: "/contracts/details/$id", params: { id: row.id } })}
      searchLabel={t.searchLabel}
      filters={<ContractFilters list={list} />}
      tools={
        <>
          <BulkActs selected={selected} onDone={() => setIds(new Set())} />
          <ExportMenu
            onExport={(format, taking) =>
              download(contracts.export, { organizationId, format, ...kept }, taking)
            }
          />
        </>
      }
      selection={{ ids, onChange: setIds }}
      isMuted={(row) => row.state === "ended" || row.state === "terminated"}
      empty={<EmptyState title={t.none} text={t.noneHint} action={empty} />}
    />
  );
}
