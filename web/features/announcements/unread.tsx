import { placeTexts } from "#texts/shell.ts";
import { importanceTexts } from "#texts/importance.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { isAwaited } from "#web/ui/pending.tsx";
import { importanceTones } from "./announcement-words.ts";
import { useUnread } from "./use-unread.ts";
import styles from "./unread.module.css";

/** On the first page: the announcements that wait, the most important first. */
export function UnreadAnnouncements() {
  const unread = useUnread();
  if (isAwaited(unread)) return <span data-first />;
  const items = unread.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={placeTexts["/announcements"]}>
      <ul className={styles.unread}>
        {items.map(({ id, title, importance }) => (
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
