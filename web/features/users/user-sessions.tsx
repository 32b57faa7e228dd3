import { Text } from "@mantine/core";
import { users } from "#api/security.ts";
import { userPageTexts as t } from "#texts/users.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import styles from "#web/ui/rows.module.css";

/** A user's live sessions, each with the button that ends it. */
export function UserSessions({ userId }: { userId: string }) {
  const found = useAnswer(users.getSessions, { userId });
  return (
    <Panel title={t.sessions}>
      <QueryState found={found} height={40} />
      {found.data?.length === 0 && <Text c="dimmed">{t.noSessions}</Text>}
      {found.data && found.data.length > 0 && (
        <ul className="plain-list">
          {found.data.map((session) => (
            <li key={session.id} className={styles.row}>
              <div className={styles.text}>
                {session.ip}
                <Note>
                  {t.sessionSince(
                    formatInstant(session.startedAt),
                    formatInstant(session.expiresAt),
                  )}
                </Note>
              </div>
              <CallButton
                variant="default"
                size="xs"
                aria-label={t.endSessionOf(session.ip)}
                makes={users.endSession}
                input={{ id: session.id }}
                done={t.sessionEnded}
              >
                {t.endSession}
              </CallButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
