import { Group, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { noticeTexts as t } from "#texts/account.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { deviceWords } from "./device-words.ts";
import styles from "#web/ui/rows.module.css";

export type Notice = OutputOf<typeof users.getNotices>[number];

/** The latest changes to how the user signs in. */
export function NoticesPanel() {
  const data = useLoaded(users.getNotices, {});
  return (
    <Panel title={t.panel}>
      {data.length === 0 ? <Note>{t.none}</Note> : <NoticeList notices={data} />}
    </Panel>
  );
}

/** Notices with when and from where. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className="plain-list">
      {notices.map((notice) => (
        <li key={notice.id} className={styles.row}>
          <div className={styles.text}>
            <Group gap="xs">
              <Text fw={600} size="sm">
                {t.about(t.kinds[notice.kind], notice.title)}
              </Text>
              {notice.isNew && <StatusBadge tone="warning">{t.isNew}</StatusBadge>}
            </Group>
            <Note>
              {t.when(formatInstant(notice.at), deviceWords(notice.userAgent), notice.ip)}
              {notice.byAnother && `, ${t.byAnother}`}
            </Note>
          </div>
        </li>
      ))}
    </ul>
  );
}
