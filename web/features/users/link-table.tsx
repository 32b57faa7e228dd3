import { Group, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { userOrganizations, type UserOrganization } from "#api/user-organizations.ts";
import { roleTexts } from "#texts/shell.ts";
import { linkPageTexts as t } from "#texts/users.ts";
import { OrganizationPicker } from "#web/features/organizations/public.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { LinkActs } from "./link-acts.tsx";
import type { ToldLinks } from "./link-outcomes.tsx";

/** The filters of the list of links that the address keeps. */
export const linkFilters = userOrganizations.getAll.input.pick({
  search: true,
  sort: true,
  userId: true,
  organizationId: true,
  right: true,
});

const columns: readonly Column<UserOrganization>[] = [
  { id: "nickName", header: t.user, cell: (row) => row.nickName, sort: "nickName" },
  {
    id: "organization",
    header: t.organization,
    cell: (row) => row.description,
    sort: "description",
  },
  { id: "area", header: t.role, cell: (row) => roleTexts[row.area] },
  {
    id: "right",
    header: t.right,
    cell: ({ right }) => (
      <StatusBadge tone={right === "full" ? "good" : "info"}>{t.rights[right]}</StatusBadge>
    ),
  },
  {
    id: "grantedAt",
    header: t.since,
    initiallyHidden: "up to tablets",
    cell: (row) => formatInstant(row.grantedAt),
    sort: "grantedAt",
  },
];

const rights = ["full", "read"] as const;
const keyOf = (row: UserOrganization) => `${row.userId} ${row.organizationId}`;

type Props = {
  list: ListState<ListSearch<typeof linkFilters>>;
  assign: ReactNode;
  onTold: (told: ToldLinks) => void;
};

/** The links of users to organizations, of which several can be changed at once. */
export function LinkTable({ list, assign, onTold }: Props) {
  const { search } = list;
  const { page: _page, take: _take, ...kept } = search;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const found = useQuery(listOf(userOrganizations.getAll, pageInput(search)));
  const selected = (found.data?.items ?? []).filter((row) => ticked.has(keyOf(row)));
  return (
    <DataTable
      name="user-organizations"
      label={t.title}
      columns={columns}
      found={found}
      list={list}
      usualSort="nickName"
      rowKey={keyOf}
      rowLink={(row) => ({ to: "/system-administration/users", search: { user: row.userId } })}
      isMuted={(row) => row.isDisabled}
      searchLabel={t.searchLabel}
      selection={{ ids: ticked, onChange: setTicked }}
      filters={
        <>
          <OrganizationPicker
            aria-label={t.organization}
            placeholder={t.anyOrganization}
            clearable
            value={search.organizationId ?? null}
            onChange={(id) => list.change({ organizationId: id ?? undefined })}
          />
          <Select
            aria-label={t.anyRight}
            placeholder={t.anyRight}
            data={rights.map((value) => ({ value, label: t.rights[value] }))}
            clearable
            value={search.right ?? null}
            onChange={(chosen) => list.change({ right: rights.find((one) => one === chosen) })}
          />
        </>
      }
      tools={
        <Group gap="xs">
          <LinkActs
            selected={selected}
            onTold={(told) => {
              setTicked(new Set());
              onTold(told);
            }}
          />
          <ExportMenu
            onExport={(format, taking) =>
              download(userOrganizations.export, { ...kept, format }, taking)
            }
          />
        </Group>
      }
      empty={<EmptyState title={t.none} text={t.noneHint} action={assign} />}
    />
  );
}
