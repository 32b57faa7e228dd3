import { Button, Group, Skeleton, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { type NotificationItem, notifications } from "#api/notifications.ts";
import { notificationKindTexts, notificationTexts as t } from "#texts/notifications.ts";
import { listOf, useCall } from "#web/kernel/calls.ts";
import { selectedOrganizationId } from "#web/kernel/session.ts";
import { switchOrganization } from "#web/kernel/switch-organization.ts";
import { formatDay, formatInstant, formatMonth } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import styles from "./notification-panel.module.css";
import { placeOf } from "./place-of.ts";

const step = 10;
const most = 200;

/** The notifications, newest first; opening one marks it as read and leads to its place in its own body. */
export function NotificationPanel({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const [take, setTake] = useState(step);
  const { data, error, refetch } = useQuery(listOf(notifications.getAll, { skip: 0, take }));
  const read = useCall(notifications.read);
  const router = useRouter();
  const open = async (item: NotificationItem) => {
    onLeave();
    if (item.readAt === null) read.mutate({ ids: [item.id] });
    const body = item.organization;
    if (body && body.id !== selectedOrganizationId()) {
      const to = { id: body.id, description: body.title };
      if (!(await switchOrganization(router, to))) return;
    }
    router.history.push(placeOf(item));
  };
  return (
    <section aria-label={t.title}>
      <Group justify="space-between" wrap="nowrap" className={styles.head}>
        <Text fw={650}>{t.title}</Text>
        {unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={read.isPending}
            onClick={() => read.mutate({ ids: [] })}
          >
            {t.readAll}
          </Button>
        )}
      </Group>
      {error && !data && <RetryError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={160} m="sm" w="auto" />}
      {data?.total === 0 && <Note p="md">{t.none}</Note>}
      <ul className={styles.items}>
        {data?.items.map((item) => (
          <li key={item.id}>
            <UnstyledButton
              className={item.readAt === null ? styles.unread : styles.item}
              onClick={() => void open(item)}
            >
              <span className={styles.what}>
                {notificationKindTexts[item.kind](item.params.granted === true)}
                {item.readAt === null && <VisuallyHidden>{` (${t.unread})`}</VisuallyHidden>}
              </span>
              <span className={styles.about}>{aboutOf(item)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {data && data.total > data.items.length && take < most && (
        <Group justify="center" p="xs">
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => setTake((before) => before + step)}
          >
            {t.more}
          </Button>
        </Group>
      )}
    </section>
  );
}

/** Which structure and day or month, of which body, and when it came. */
function aboutOf({ params, structureTitle, organization, at }: NotificationItem): string {
  const parts = [
    structureTitle,
    params.date === undefined ? null : formatDay(params.date),
    params.month === undefined ? null : formatMonth(params.month),
    organization?.title,
    formatInstant(at),
  ];
  return parts.filter((part) => part !== null && part !== undefined).join(" · ");
}
