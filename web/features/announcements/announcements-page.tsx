import { Group, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { type AnnouncementItem, announcementList } from "#api/announcements.ts";
import {
  announcementListTexts,
  announcementTexts as t,
  writtenAnnouncementTexts,
} from "#texts/announcements.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { announcementTones, importanceTones } from "./announcement-words.ts";

const readSearch = listSearchOf(announcementList.filters);

export const Route = createFileRoute("/_signed-in/announcements")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(announcementList),
  component: AnnouncementsPage,
});

const cells: Cells<typeof announcementList> = {
  title: (row) => (
    <Group component="span" gap="0.25rem 0.5rem">
      <Text span inherit fw={row.readAt === null ? 700 : 400}>
        {row.title}
      </Text>
      <ReadingState item={row} />
    </Group>
  ),
  importance: { tones: importanceTones },
  state: { tones: announcementTones },
};

/** The announcements that concern the user; for users who write them, all of them. */
function AnnouncementsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const mayWrite = useRoleRefusalTo("announcement.write") === null;
  return (
    <ListPage
      list={announcementList}
      texts={mayWrite ? writtenAnnouncementTexts : announcementListTexts}
      address={address}
      cells={cells}
      without={mayWrite ? [] : ["state"]}
      rowLink={({ id }) => ({ to: "/announcements/details/$id", params: { id } })}
      isMuted={({ state }) => state === "over" || state === "withdrawn"}
      {...(mayWrite && { create: <Create /> })}
    />
  );
}

function Create() {
  return (
    <ButtonLink
      to="/announcements/create"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
    >
      {t.create}
    </ButtonLink>
  );
}

function ReadingState({
  item: { readAt, mustConfirm, confirmedAt, state },
}: {
  item: AnnouncementItem;
}) {
  if (state !== "running") return null;
  if (mustConfirm && confirmedAt === null)
    return <StatusBadge tone="warning">{t.toConfirm}</StatusBadge>;
  return readAt === null ? <StatusBadge tone="info">{t.unread}</StatusBadge> : null;
}
