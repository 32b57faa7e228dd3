import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { structures, type StructureItem } from "#api/structures.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { ChoiceFilter } from "#web/ui/data-table/choice-filter.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatDay, formatNumber } from "#web/ui/formats.ts";
import { StructureState } from "./structure-state.tsx";

const columns: readonly Column<StructureItem>[] = [
  { id: "title", header: t.titleField, cell: (row) => row.title, sort: "title" },
  { id: "code", header: t.code, cell: (row) => row.code, sort: "code" },
  { id: "category", header: t.category, cell: (row) => row.category, initiallyHidden: true },
  {
    id: "parent",
    header: t.parent,
    cell: (row) => row.parentTitle,
    initiallyHidden: "up to tablets",
  },
  { id: "personInCharge", header: t.personInCharge, cell: (row) => row.personInCharge },
  { id: "phone", header: t.phone, cell: (row) => row.phone, initiallyHidden: true },
  {
    id: "contracts",
    header: t.contracts,
    cell: (row) => formatNumber(row.contracts),
    sort: "contracts",
    align: "end",
  },
  {
    id: "openedOn",
    header: t.openedOn,
    cell: (row) => formatDay(row.openedOn),
    sort: "openedOn",
    initiallyHidden: true,
  },
  { id: "state", header: t.state, cell: (row) => <StructureState closedOn={row.closedOn} /> },
];

const filters = structures.getAll.input.pick({ search: true, sort: true, state: true });
const states = ["open", "closed", "all"] as const;

type Props = { list: ListState<ListSearch<typeof filters>>; create: ReactNode };

/** The structures of the body as a list. */
export function StructureTable({ list, create }: Props) {
  const { id: organizationId } = useOrganization();
  const { search } = list;
  const found = useQuery(listOf(structures.getAll, { organizationId, ...pageInput(search) }));
  const { page: _page, take: _take, ...kept } = search;
  return (
    <DataTable
      name="structures"
      label={t.title}
      columns={columns}
      found={found}
      list={list}
      usualSort="title"
      rowKey={(row) => row.id}
      rowLink={(row) => ({ to: "/structures/details/$id", params: { id: row.id } })}
      searchLabel={t.searchLabel}
      filters={
        <ChoiceFilter
          label={t.state}
          choices={states}
          words={t.states}
          usual="open"
          chosen={search.state}
          onChoose={(state) => list.change({ state })}
        />
      }
      tools={
        <ExportMenu
          onExport={(format, taking) =>
            download(structures.export, { organizationId, format, ...kept }, taking)
          }
        />
      }
      empty={<EmptyState title={t.none} text={t.noneHint} action={create} />}
    />
  );
}
