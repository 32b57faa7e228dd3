import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { organizations, type OrganizationItem } from "#api/organizations.ts";
import {
  organizationExport as fields,
  organizationPageTexts as t,
  regimeTexts,
} from "#texts/organizations.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";

/** The filters of the register that the address keeps. */
export const organizationFilters = organizations.getAll.input.pick({
  search: true,
  sort: true,
  regime: true,
});

const columns: readonly Column<OrganizationItem>[] = [
  {
    id: "description",
    header: fields.description,
    cell: (row) => row.description,
    sort: "description",
  },
  {
    id: "shortTitle",
    header: fields.shortTitle,
    cell: (row) => row.shortTitle,
    initiallyHidden: true,
  },
  { id: "afm", header: fields.afm, cell: (row) => row.afm, sort: "afm" },
  { id: "legalForm", header: fields.legalForm, cell: (row) => row.legalForm, sort: "legalForm" },
  {
    id: "regime",
    header: fields.regime,
    cell: (row) => regimeTexts[row.regime],
    initiallyHidden: "up to tablets",
  },
  {
    id: "address",
    header: fields.address,
    cell: (row) => [row.address, row.postcode].filter(Boolean).join(", "),
    initiallyHidden: true,
  },
  {
    id: "phone",
    header: fields.phone,
    cell: (row) => row.phone,
    initiallyHidden: "up to tablets",
  },
  { id: "email", header: fields.email, cell: (row) => row.email, minWidth: "12rem" },
];

const regimes = ["public", "private"] as const;

type Props = {
  list: ListState<ListSearch<typeof organizationFilters>>;
  create: ReactNode;
  mayCreate: boolean;
};

/** The organizations that the person sees. */
export function OrganizationTable({ list, create, mayCreate }: Props) {
  const { search } = list;
  const found = useQuery(listOf(organizations.getAll, pageInput(search)));
  const { page: _page, take: _take, ...kept } = search;
  return (
    <DataTable
      name="organizations"
      label={t.title}
      columns={columns}
      found={found}
      list={list}
      usualSort="description"
      rowKey={(row) => row.id}
      rowLink={(row) => ({ to: "/organizations/details/$id", params: { id: row.id } })}
      searchLabel={t.searchLabel}
      filters={
        <Select
          aria-label={t.anyRegime}
          placeholder={t.anyRegime}
          data={regimes.map((value) => ({ value, label: regimeTexts[value] }))}
          clearable
          w={250}
          value={search.regime ?? null}
          onChange={(chosen) => list.change({ regime: regimes.find((one) => one === chosen) })}
        />
      }
      tools={
        <ExportMenu
          onExport={(format, taking) => download(organizations.export, { format, ...kept }, taking)}
        />
      }
      empty={
        <EmptyState
          title={t.none}
          text={mayCreate ? t.noneHint : t.noneOfYours}
          action={mayCreate ? create : undefined}
        />
      }
    />
  );
}
