import { Alert, Button, Group, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { mails, type MailItem } from "#api/mails.ts";
import { outboxTexts as t } from "#texts/mail.ts";
import { listOf, useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import styles from "./outbox.module.css";

export const Route = createFileRoute("/_signed-in/system-administration/outbox")({
  component: OutboxPage,
});

const take = 25;

function OutboxPage() {
  const [skip, setSkip] = useState(0);
  const { data, error, refetch } = useQuery(listOf(mails.getAll, { skip, take }));
  return (
    <Page title={t.title} description={t.description}>
      {data?.isConnected === false && (
        <Alert color="yellow" mb="md">
          {t.notConnected}
        </Alert>
      )}
      <Panel>
        {error !== null && <RetryError error={error} onRetry={refetch} />}
        {!data && error === null && <Skeleton height={240} aria-busy />}
        {data?.total === 0 && <EmptyState title={t.none} text={t.noneWhy} />}
        <ul className={styles.mails}>
          {data?.items.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
        {data && data.total > take && (
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={skip === 0} onClick={() => setSkip(skip - take)}>
              {t.previous}
            </Button>
            <Button
              variant="default"
              disabled={skip + take >= data.total}
              onClick={() => setSkip(skip + take)}
            >
              {t.next}
            </Button>
          </Group>
        )}
      </Panel>
    </Page>
  );
}

const tones: Record<MailItem["state"], Tone> = {
  waiting: "info",
  sent: "good",
  refused: "bad",
  late: "neutral",
};

function Mail({ mail }: { mail: MailItem }) {
  const [isShown, setShown] = useState(false);
  const { mutateAsync, isPending } = useCall(mails.retry, [mails.getAll]);
  const { id, organizationId, subject, state, nextTryAt, lastAnswer } = mail;
  const retry = () =>
    mutateAsync({ organizationId, id }).then(() => toast.success(t.retried), toast.failure);
  return (
    <li className={styles.mail}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{subject}</Text>
          <Text size="sm">{mail.recipient}</Text>
          <Text size="sm" c="dimmed">
            {t.details(mail.organization, formatInstant(mail.madeAt), mail.attempts)}
          </Text>
          {nextTryAt !== null && mail.attempts > 0 && (
            <Text size="sm">{t.nextTry(formatInstant(nextTryAt))}</Text>
          )}
          {lastAnswer !== "" && <Text size="sm">{t.lastAnswer(lastAnswer)}</Text>}
        </div>
        <StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>
      </Group>
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          size="compact-md"
          aria-expanded={isShown}
          aria-label={t.showOf(subject)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hide : t.show}
        </Button>
        {(state === "refused" || state === "waiting") && (
          <Button
            variant="light"
            size="compact-md"
            loading={isPending}
            aria-label={t.retryOf(subject)}
            onClick={() => void retry()}
          >
            {t.retry}
          </Button>
        )}
      </Group>
      {isShown && <Text className={styles.text}>{mail.text}</Text>}
    </li>
  );
}
