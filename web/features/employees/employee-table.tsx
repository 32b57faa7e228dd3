import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { employees, type EmployeeItem } from "#api/employees.ts";
import {
  educationTexts,
  employeeExport as headers,
  employeePageTexts as t,
} from "#texts/employees.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { pageInput, type ListSearch } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatNumber } from "#web/ui/formats.ts";

const columns: readonly Column<EmployeeItem>[] = [
  { id: "name", header: t.name, cell: (row) => `${row.lastName} ${row.firstName}`, sort: "name" },
  { id: "afm", header: headers.afm, cell: (row) => row.afm, sort: "afm" },
  {
    id: "fatherName",
    header: headers.fatherName,
    cell: (row) => row.fatherName,
    initiallyHidden: "up to tablets",
  },
  { id: "amka", header: headers.amka, cell: (row) => row.amka, initiallyHidden: true },
  {
    id: "education",
    header: headers.education,
    cell: (row) => educationTexts[row.education],
    initiallyHidden: true,
  },
  { id: "specialty", header: headers.specialty, cell: (row) => row.specialty, sort: "specialty" },
  { id: "phone", header: headers.phone, cell: (row) => row.phone, initiallyHidden: true },
  { id: "email", header: headers.email, cell: (row) => row.email, initiallyHidden: true },
  { id: "cardNumber", header: headers.cardNumber, cell: (row) => row.cardNumber },
  {
    id: "contracts",
    header: t.contracts,
    cell: (row) => formatNumber(row.contracts),
    sort: "contracts",
    align: "end",
  },
];

const filters = employees.getAll.input.pick({ search: true, sort: true, employed: true });
const employed = ["all", "yes", "no"] as const;

type Props = {
  list: ListState<ListSearch<typeof filters>>;
  /** What to do where there is nobody. */
  empty: ReactNode;
};

/** The employees of the body as a list; a row opens its employee beside it. */
export function EmployeeTable({ list, empty }: Props) {
  const { id: organizationId } = useOrganization();
  const { search } = list;
  const found = useQuery(listOf(employees.getAll, { organizationId, ...pageInput(search) }));
  const { page: _page, take: _take, ...kept } = search;
  return (
    <DataTable
      name="employees"
      label={t.title}
      columns={columns}
      found={found}
      list={list}
      usualSort="name"
      rowKey={(row) => row.id}
      rowLink={(row) => ({ to: ".", search: { ...search, employee: row.id }, replace: true })}
      searchLabel={t.searchLabel}
      filters={
        <Select
          aria-label={t.employed}
          data={employed.map((value) => ({ value, label: t.employedStates[value] }))}
          value={search.employed ?? "all"}
          allowDeselect={false}
          onChange={(value) =>
            list.change({ employed: employed.find((one) => one === value && one !== "all") })
          }
        />
      }
      tools={
        <ExportMenu
          onExport={(format, taking) =>
            download(employees.export, { organizationId, format, ...kept }, taking)
          }
        />
      }
      empty={<EmptyState title={t.none} text={t.noneHint} action={empty} />}
    />
  );
}
