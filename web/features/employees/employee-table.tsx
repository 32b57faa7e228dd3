import type { ReactNode } from "react";
import { employeeList } from "#api/employees.ts";
import { employeeListTexts, employeePageTexts as t } from "#texts/employees.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { Select } from "#web/ui/select.tsx";

const employed = ["all", "yes", "no"] as const;

type Address = AddressOf<typeof employeeList>;
type Props = {
  address: Address;
  /** What to offer if the list is empty. */
  create: ReactNode;
};

/** The employees of the body as a list; a row opens its employee beside it. */
export function EmployeeTable({ address, create }: Props) {
  return (
    <ListTable
      list={employeeList}
      texts={employeeListTexts}
      address={address}
      rowLink={(row) => ({ to: ".", search: { ...address, employee: row.id }, replace: true })}
      renderFilters={(list) => <Employed list={list} />}
      create={create}
    />
  );
}

function Employed({ list: { search, change } }: { list: ListState<Address> }) {
  return (
    <Select
      aria-label={t.employed}
      data={employed.map((value) => ({ value, label: t.employedStates[value] }))}
      value={search.employed ?? "all"}
      onChange={(value) =>
        change({ employed: employed.find((one) => one === value && one !== "all") })
      }
    />
  );
}
