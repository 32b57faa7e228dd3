import { Group, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { sessionTexts as t } from "#texts/account.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { deviceWords } from "#web/features/notices/public.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "#web/ui/rows.module.css";

/** Where the user is signed in, and signing out there. */
export function SessionsPanel() {
  const data = useLoaded(users.getSessions, {});
  return (
    <Panel
      title={t.panel}
      actions={
        data.length > 1 && (
          <CallButton
            size="xs"
            variant="default"
            makes={users.endOtherSessions}
            input={{}}
            question={{ title: t.endAll, text: t.endAllText, action: t.endAll, danger: true }}
            done={({ ended }) => toast.success(t.endedAll(ended))}
          >
            {t.endAll}
          </CallButton>
        )
      }
    >
      <ul className="plain-list">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {data.length === 1 && <Note>{t.noOthers}</Note>}
    </Panel>
  );
}

function SessionRow({ session }: { session: OutputOf<typeof users.getSessions>[number] }) {
  const device = deviceWords(session.userAgent);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {device}
          </Text>
          {session.isCurrent && <StatusBadge tone="good">{t.current}</StatusBadge>}
        </Group>
        <Note>
          {[t.from(session.ip), t.lastSeen(formatInstant(session.lastSeenAt))].join(" · ")}
        </Note>
        <Note>
          {t.started(formatInstant(session.startedAt))}
          {session.method === "taxis" && ` ${t.byTaxis}`}
        </Note>
      </div>
      {!session.isCurrent && (
        <CallButton
          size="xs"
          variant="default"
          aria-label={t.endOne(device)}
          makes={users.endSession}
          input={{ id: session.id }}
          done={t.ended}
        >
          {t.end}
        </CallButton>
      )}
    </li>
  );
}
