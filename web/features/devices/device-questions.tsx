import { Group, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { attendances } from "#api/attendances.ts";
import type { OutputOf } from "#api/call.ts";
import { devices } from "#api/devices.ts";
import { devicePageTexts as t, deviceQuestionTexts, directionTexts } from "#texts/devices.ts";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";

type Question = OutputOf<typeof devices.getQuestions>["items"][number];

/** What devices recorded and a person must decide, of the body or of one structure and day; nothing where there is none. */
export function DeviceQuestions({ structureId, date }: { structureId?: string; date?: string }) {
  const { id: organizationId } = useOrganization();
  const found = useQuery(queryOf(devices.getQuestions, { organizationId, structureId, date }));
  const items = found.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={`${t.questions} (${items.length})`}>
      <Text size="sm" mb="xs">
        {t.questionsHint}
      </Text>
      <ScrollTable label={t.questions} minWidth="46rem" maxHeight="22rem">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.when}</Table.Th>
            <Table.Th>{t.person}</Table.Th>
            <Table.Th>{t.direction}</Table.Th>
            <Table.Th>{t.why}</Table.Th>
            <Table.Th>{t.name}</Table.Th>
            <Table.Th aria-hidden />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <QuestionRow key={`${item.deviceId} ${item.number}`} item={item} />
          ))}
        </Table.Tbody>
      </ScrollTable>
    </Panel>
  );
}

function QuestionRow({ item }: { item: Question }) {
  const { id: organizationId } = useOrganization();
  const refusal = useRefusalTo("attendance.record");
  const answer = useCall(devices.answerQuestion, [
    devices.getQuestions,
    devices.getAll,
    attendances.getDaySheet,
    attendances.getMonthSheet,
  ]);
  const { deviceId, number } = item;
  const run = (accepted: boolean) =>
    void answer
      .mutateAsync({ organizationId, deviceId, number, accepted })
      .then(() => toast.success(t.answered), toast.failure);
  const who = item.name ?? t.card(item.cardNumber);
  return (
    <Table.Tr>
      <Table.Td>
        {formatInstant(item.punchedAt)}
        {item.at !== item.punchedAt && (
          <Text size="sm" c="dimmed">
            {t.ownClock(formatInstant(item.at))}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{who}</Table.Td>
      <Table.Td>{directionTexts[item.direction]}</Table.Td>
      <Table.Td>{deviceQuestionTexts[item.question]}</Table.Td>
      <Table.Td>
        {item.deviceTitle} · {t.number} {number}
      </Table.Td>
      <Table.Td>
        <Group gap={6} wrap="nowrap">
          <ActButton
            reason={refusal}
            size="compact-sm"
            aria-label={`${t.accept}: ${who}`}
            onClick={() => run(true)}
          >
            {t.accept}
          </ActButton>
          <ActButton
            reason={refusal}
            size="compact-sm"
            variant="default"
            aria-label={`${t.putAside}: ${who}`}
            onClick={() => run(false)}
          >
            {t.putAside}
          </ActButton>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
