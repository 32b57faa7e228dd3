import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { monthRequests, type MonthRequestOut } from "#api/month-requests.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { listOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { DisputeItem } from "./dispute-item.tsx";
import styles from "./month-requests.module.css";
import { SendRequests } from "./send-requests.tsx";

const pageSize = 20;

/** Requests of a month to its employees, and what they answered. */
export function MonthRequestsPanel({ month }: { month: Month }) {
  const organizationId = useOrganization().id;
  const [skip, setSkip] = useState(0);
  const input = { organizationId, month, skip, take: pageSize };
  const { data, error, refetch } = useQuery(listOf(monthRequests.getAll, input));
  return (
    <Panel title={t.title} actions={<SendRequests month={month} />}>
      <Text c="dimmed" size="sm" mb="sm">
        {t.description}
      </Text>
      {error !== null && <RetryError error={error} onRetry={refetch} />}
      {!data && error === null && <Skeleton height={160} aria-busy />}
      {data?.total === 0 && <EmptyState title={t.none} text={t.noneWhy} />}
      <ul className={styles.requests}>
        {data?.items.map((request) => (
          <RequestItem key={request.id} request={request} />
        ))}
      </ul>
      {data && data.total > pageSize && (
        <Group justify="flex-end" gap="xs" mt="sm">
          <Button
            variant="default"
            size="compact-md"
            disabled={skip === 0}
            onClick={() => setSkip(skip - pageSize)}
          >
            {t.previous}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={skip + pageSize >= data.total}
            onClick={() => setSkip(skip + pageSize)}
          >
            {t.next}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

const tones: Record<MonthRequestOut["state"], Tone> = {
  sent: "neutral",
  opened: "info",
  confirmed: "good",
  disputed: "warning",
  answered: "good",
  expired: "neutral",
};

function RequestItem({ request }: { request: MonthRequestOut }) {
  return (
    <li className={styles.request}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{request.name}</Text>
          <Text size="sm" c="dimmed">
            {`${request.structure} · ${t.sentAt(formatInstant(request.sentAt), t.mails[request.mail])}`}
          </Text>
        </div>
        <StatusBadge tone={tones[request.state]}>{t.states[request.state]}</StatusBadge>
      </Group>
      {request.disputes.length > 0 && (
        <Stack gap="xs" mt="xs">
          {request.disputes.map((dispute) => (
            <DisputeItem key={dispute.id} dispute={dispute} structureId={request.structureId} />
          ))}
        </Stack>
      )}
    </li>
  );
}
