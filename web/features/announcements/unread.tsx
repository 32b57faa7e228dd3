import { announcementListTexts, importanceTexts } from "#texts/announcements.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { importanceTones } from "./announcement-words.ts";
import { useUnread } from "./use-unread.ts";
import styles from "./unread.module.css";

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
            <TextLink to="/announcements/details/$id" params={{ id }}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
