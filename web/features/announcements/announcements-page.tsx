import { Button, Group, Select, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { announcements, type AnnouncementItem } from "#api/announcements.ts";
import {
  announcementStateTexts,
  announcementTexts as t,
  importanceTexts,
} from "#texts/announcements.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { announcementTones, importanceTones } from "./announcement-words.ts";

const filters = announcements.getAll.input
  .pick({ search: true, sort: true, state: true })
  .partial();

const readSearch = listSearchOf(filters);

export const Route = createFileRoute("/_signed-in/announcements")({
  validateSearch: unread<typeof readSearch>,
  component: AnnouncementsPage,
});

/** Announcements that concern the person; for those who write them, all. */
function AnnouncementsPage() {
  const list = useListState(useRead(readSearch, Route.useSearch()));
  const { page: _page, take: _take, ...kept } = list.search;
  const mayWrite = useRoleRefusalTo("announcement.write") === null;
  const found = useQuery(listOf(announcements.getAll, pageInput(list.search)));
  const states = Object.entries(announcementStateTexts).map(([value, label]) => ({ value, label }));
  const create = mayWrite && (
    <Button
      renderRoot={(props) => <Link to="/announcements/create" {...props} />}
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
    >
      {t.create}
    </Button>
  );
  return (
    <Page title={t.title} description={t.description} actions={create}>
      <DataTable
        name="announcements"
        label={t.table}
        columns={columnsOf(mayWrite)}
        found={found}
        list={list}
        usualSort="-fromDay"
        rowKey={({ id }) => id}
        rowLink={({ id }) => ({ to: "/announcements/details/$id", params: { id } })}
        searchLabel={t.searchLabel}
        filters={
          mayWrite && (
            <Select
              aria-label={t.state}
              placeholder={t.anyState}
              clearable
              data={states}
              value={list.search.state ?? null}
              onChange={(state) => list.change({ state: stateOf(state) })}
              w={190}
            />
          )
        }
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(announcements.export, { ...kept, format }, taking)
            }
          />
        }
        isMuted={({ state }) => state === "over" || state === "withdrawn"}
        empty={<EmptyState title={t.none} text={t.noneHint} action={create || undefined} />}
      />
    </Page>
  );
}

function stateOf(text: string | null): AnnouncementItem["state"] | undefined {
  return announcements.getAll.input.shape.state.catch(undefined).parse(text ?? undefined);
}

function columnsOf(mayWrite: boolean): readonly Column<AnnouncementItem>[] {
  const state: Column<AnnouncementItem> = {
    id: "state",
    header: t.state,
    cell: (row) => (
      <StatusBadge tone={announcementTones[row.state]}>
        {announcementStateTexts[row.state]}
      </StatusBadge>
    ),
  };
  return [
    {
      id: "title",
      header: t.titleField,
      cell: (row) => (
        <Group component="span" gap="0.25rem 0.5rem">
          <Text span inherit fw={row.readAt === null ? 700 : 400}>
            {row.title}
          </Text>
          <Reading item={row} />
        </Group>
      ),
      sort: "title",
    },
    {
      id: "importance",
      header: t.importance,
      cell: (row) => (
        <StatusBadge tone={importanceTones[row.importance]}>
          {importanceTexts[row.importance]}
        </StatusBadge>
      ),
    },
    { id: "from", header: t.from, cell: (row) => formatDay(row.fromDay), sort: "fromDay" },
    { id: "to", header: t.to, cell: (row) => (row.toDay ? formatDay(row.toDay) : "–") },
    { id: "by", header: t.by, cell: (row) => row.by },
    ...(mayWrite ? [state] : []),
  ];
}

function Reading({
  item: { readAt, mustConfirm, confirmedAt, state },
}: {
  item: AnnouncementItem;
}) {
  if (state !== "running") return null;
  if (mustConfirm && confirmedAt === null)
    return <StatusBadge tone="warning">{t.toConfirm}</StatusBadge>;
  return readAt === null ? <StatusBadge tone="info">{t.unread}</StatusBadge> : null;
}
