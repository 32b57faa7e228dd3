import { useState, type ReactNode } from "react";
import { contractList } from "#api/contracts.ts";
import { contractListTexts } from "#texts/contract-list.ts";
import { contractPageTexts as t, contractStateTexts } from "#texts/contracts.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { formatDay } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { BulkActs } from "./bulk-acts.tsx";
import { ContractFilters } from "./contract-filters.tsx";
import { stateTones, typeText } from "./contract-words.ts";

const cells: Cells<typeof contractList> = {
  name: (row) => `${row.lastName} ${row.firstName}`,
  type: (row) => typeText(row.employmentType),
  structure: { width: "16rem" },
  endDate: (row) => (row.endDate === null ? t.indefinite : formatDay(row.endDate)),
  state: ({ state }) => (
    <StatusBadge tone={stateTones[state]}>{contractStateTexts[state]}</StatusBadge>
  ),
};

type Props = {
  address: AddressOf<typeof contractList>;
  /** What to do where there is none. */
  create: ReactNode;
};

/** The contracts of the body as a list, with acts on several at once. */
export function ContractTable({ address, create }: Props) {
  const { id: organizationId } = useOrganization();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <ListTable
      list={contractList}
      texts={contractListTexts}
      address={address}
      within={{ organizationId }}
      cells={cells}
      rowLink={(row) => ({ to: "/contracts/details/$id", params: { id: row.id } })}
      isMuted={(row) => row.state === "ended" || row.state === "terminated"}
      renderFilters={(list) => <ContractFilters list={list} />}
      renderBulk={(rows) => (
        <BulkActs
          selected={rows.filter(({ id }) => ids.has(id))}
          onDone={() => setIds(new Set())}
        />
      )}
      selection={{ ids, onChange: setIds }}
      create={create}
    />
  );
}
