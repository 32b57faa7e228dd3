import { useState, type ReactNode } from "react";
import { linkList, type UserOrganization } from "#api/user-organizations.ts";
import { linkListTexts, linkPageTexts as t } from "#texts/users.ts";
import { OrganizationPicker } from "#web/features/organizations/public.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { LinkActs } from "./link-acts.tsx";

const cells: Cells<typeof linkList> = {
  right: ({ right }) => (
    <StatusBadge tone={right === "full" ? "good" : "info"}>{t.rights[right]}</StatusBadge>
  ),
};

const keyOf = (row: UserOrganization) => `${row.userId} ${row.organizationId}`;

type Address = AddressOf<typeof linkList>;
type Props = {
  address: Address;
  assign: ReactNode;
  onDone: (outcomes: readonly Outcome[]) => void;
};

/** The links of users to organizations, of which several can be changed at once. */
export function LinkTable({ address, assign, onDone }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return (
    <ListTable
      list={linkList}
      texts={linkListTexts}
      address={address}
      cells={cells}
      rowKey={keyOf}
      rowLink={(row) => ({ to: "/system-administration/users", search: { user: row.userId } })}
      isMuted={(row) => row.isDisabled}
      selection={{ ids: ticked, onChange: setTicked }}
      renderFilters={(list) => <InBody list={list} />}
      renderBulk={(rows) => (
        <LinkActs
          selected={rows.filter((row) => ticked.has(keyOf(row)))}
          onDone={(outcomes) => {
            setTicked(new Set());
            onDone(outcomes);
          }}
        />
      )}
      create={assign}
    />
  );
}

function InBody({ list: { search, change } }: { list: ListState<Address> }) {
  return (
    <OrganizationPicker
      aria-label={t.organization}
      placeholder={t.anyOrganization}
      clearable
      value={search.organizationId ?? null}
      onChange={(id) => change({ organizationId: id ?? undefined })}
    />
  );
}
