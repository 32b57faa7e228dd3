import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { users } from "#api/security.ts";
import type { UserItem } from "#api/user-register.ts";
import type { Role } from "#domain/access.ts";
import { roleTexts } from "#texts/shell.ts";
import { userExport, userPageTexts as t } from "#texts/users.ts";
import { OrganizationPicker } from "#web/features/organizations/public.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { ChoiceFilter } from "#web/ui/data-table/choice-filter.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatDay, formatInstant, formatNumber } from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { roleChoices, roleNamed, standingOf } from "./user-words.ts";

/** The filters of the list of users that the address keeps. */
export const userFilters = users.getAll.input.pick({
  search: true,
  sort: true,
  area: true,
  state: true,
  organizationId: true,
});

const columns: readonly Column<UserItem>[] = [
  { id: "nickName", header: t.nickName, cell: (row) => row.nickName, sort: "nickName" },
  { id: "userName", header: t.userName, cell: (row) => row.userName, sort: "userName" },
  { id: "area", header: t.role, cell: (row) => roleTexts[row.area], sort: "area" },
  {
    id: "organizations",
    header: t.organizations,
    cell: (row) => formatNumber(row.organizations),
    align: "end",
  },
  { id: "state", header: t.state, cell: (row) => <Standing user={row} /> },
  {
    id: "lastSignInAt",
    header: t.lastSignIn,
    cell: (row) => (row.lastSignInAt === null ? t.never : formatInstant(row.lastSignInAt)),
    sort: "lastSignInAt",
  },
  {
    id: "secondFactor",
    header: t.secondFactor,
    initiallyHidden: "up to tablets",
    cell: (row) => (row.hasSecondFactor ? userExport.yes : userExport.no),
  },
  {
    id: "taxis",
    header: t.taxis,
    initiallyHidden: "up to tablets",
    cell: (row) => (row.afm === null ? userExport.no : userExport.yes),
  },
  { id: "email", header: t.email, cell: (row) => row.email, initiallyHidden: true },
  { id: "phone", header: t.phone, cell: (row) => row.phone, initiallyHidden: true },
  {
    id: "validUntil",
    header: t.validUntil,
    cell: (row) => row.validUntil && formatDay(row.validUntil),
    initiallyHidden: true,
  },
];

const states = ["all", "active", "disabled"] as const;

type Props = {
  list: ListState<ListSearch<typeof userFilters>>;
  /** Role of the person who looks. */
  role: Role;
  create: ReactNode;
};

/** The users whom the person administers. */
export function UserTable({ list, role, create }: Props) {
  const { search } = list;
  const found = useQuery(listOf(users.getAll, pageInput(search)));
  const { page: _page, take: _take, ...kept } = search;
  return (
    <DataTable
      name="users"
      label={t.title}
      columns={columns}
      found={found}
      list={list}
      usualSort="nickName"
      rowKey={(row) => row.id}
      rowLink={(row) => ({ to: ".", search: { ...search, user: row.id } })}
      isMuted={(row) => row.isDisabled}
      searchLabel={t.searchLabel}
      filters={
        <>
          <Select
            aria-label={t.anyRole}
            placeholder={t.anyRole}
            data={roleChoices(role)}
            clearable
            value={search.area ?? null}
            onChange={(area) => list.change({ area: roleNamed(area) })}
          />
          <OrganizationPicker
            aria-label={t.anyOrganization}
            placeholder={t.anyOrganization}
            clearable
            value={search.organizationId ?? null}
            onChange={(id) => list.change({ organizationId: id ?? undefined })}
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
          onExport={(format, taking) => download(users.export, { format, ...kept }, taking)}
        />
      }
      empty={<EmptyState title={t.none} text={t.noneHint} action={create} />}
    />
  );
}

function Standing({ user }: { user: UserItem }) {
  const { tone, word } = standingOf(user);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
