import { Select } from "@mantine/core";
import type { ReactNode } from "react";
import { type UserItem, userList } from "#api/user-register.ts";
import type { Role } from "#domain/access.ts";
import { common } from "#texts/common.ts";
import { userListTexts, userPageTexts as t } from "#texts/users.ts";
import { OrganizationPicker } from "#web/features/organizations/public.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { formatInstant } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { roleChoices, roleNamed, standingOf } from "./user-words.ts";

const cells: Cells<typeof userList> = {
  state: (row) => <Standing user={row} />,
  lastSignInAt: (row) => (row.lastSignInAt === null ? t.never : formatInstant(row.lastSignInAt)),
  taxis: (row) => (row.afm === null ? common.no : common.yes),
};

type Address = AddressOf<typeof userList>;
type Props = {
  address: Address;
  /** Role of the person who looks. */
  role: Role;
  create: ReactNode;
};

/** The users whom the person administers. */
export function UserTable({ address, role, create }: Props) {
  return (
    <ListTable
      list={userList}
      texts={userListTexts}
      address={address}
      cells={cells}
      rowLink={(row) => ({ to: ".", search: { ...address, user: row.id } })}
      isMuted={(row) => row.isDisabled}
      renderFilters={(list) => <Filters list={list} role={role} />}
      create={create}
    />
  );
}

function Filters({ list: { search, change }, role }: { list: ListState<Address>; role: Role }) {
  return (
    <>
      <Select
        aria-label={t.anyRole}
        placeholder={t.anyRole}
        data={roleChoices(role)}
        clearable
        value={search.area ?? null}
        onChange={(area) => change({ area: roleNamed(area) })}
      />
      <OrganizationPicker
        aria-label={t.anyOrganization}
        placeholder={t.anyOrganization}
        clearable
        value={search.organizationId ?? null}
        onChange={(id) => change({ organizationId: id ?? undefined })}
      />
    </>
  );
}

function Standing({ user }: { user: UserItem }) {
  const { tone, word } = standingOf(user);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
