import { Anchor, Badge } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { announcements } from "#api/announcements.ts";
import {
  announcementListTexts,
  announcementTexts as t,
  importanceTexts,
} from "#texts/announcements.ts";
import { besideOf } from "#web/kernel/calls.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { importanceTones } from "./announcement-words.ts";
import styles from "./unread.module.css";

const minute = 60_000;

function useUnread() {
  return useQuery({ ...besideOf(announcements.getUnread, {}), staleTime: minute });
}

/** Beside the menu's item: how many wait to be read or confirmed. */
export function UnreadCount() {
  const { data: found } = useUnread();
  const count = Math.max(found?.unread ?? 0, found?.unconfirmed ?? 0);
  if (count === 0) return null;
  return (
    <Badge size="sm" variant="filled" circle={count < 10} aria-label={t.waiting(count)}>
      {count}
    </Badge>
  );
}

/** On the first page: the announcements that wait, the weightiest first. */
export function UnreadAnnouncements() {
  const { data: found, isLoading, failureCount } = useUnread();
  if (isLoading && failureCount === 0) return <span data-first />;
  if (!found || found.items.length === 0) return null;
  return (
    <Panel title={announcementListTexts.title}>
      <ul className={styles.unread}>
        {found.items.map(({ id, title, importance }) => (
          <li key={id}>
            <StatusBadge tone={importanceTones[importance]}>
              {importanceTexts[importance]}
            </StatusBadge>
            <Anchor
              renderRoot={(props) => (
                <Link to="/announcements/details/$id" params={{ id }} {...props} />
              )}
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
