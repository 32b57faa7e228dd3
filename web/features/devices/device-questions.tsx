import { Group, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import { devices } from "#api/devices.ts";
import { devicePageTexts as t, deviceQuestionTexts, directionTexts } from "#texts/devices.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { actsColumn, type Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { isAwaited } from "#web/ui/pending.tsx";

type Question = OutputOf<typeof devices.getQuestions>["items"][number];

/** What devices recorded and a person must decide, of the body or of one structure and day; nothing where there is none. */
export function DeviceQuestions({ structureId, date }: { structureId?: string; date?: string }) {
  const found = useSideAnswer(devices.getQuestions, { structureId, date });
  if (isAwaited(found)) return <span data-first />;
  const items = found.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={`${t.questions} (${items.length})`}>
      <Text size="sm" mb="xs">
        {t.questionsHint}
      </Text>
      <PlainTable
        label={t.questions}
        columns={columns}
        rows={items}
        rowKey={({ deviceId, number }) => `${deviceId} ${number}`}
        maxHeight="22rem"
      />
    </Panel>
  );
}

const columns: readonly Column<Question>[] = [
  { id: "person", header: t.person, cell: whoOf },
  { id: "when", header: t.when, cell: whenOf },
  { id: "direction", header: t.direction, cell: ({ direction }) => directionTexts[direction] },
  { id: "why", header: t.why, cell: ({ question }) => deviceQuestionTexts[question] },
  {
    id: "device",
    header: t.name,
    cell: ({ deviceTitle, number }) => `${deviceTitle} · ${t.number} ${number}`,
  },
  actsColumn((item) => <Answers item={item} />),
];

function whoOf({ name, cardNumber }: Question): string {
  return name ?? t.card(cardNumber);
}

function whenOf({ punchedAt, at }: Question) {
  return (
    <div>
      {formatInstant(punchedAt)}
      {at !== punchedAt && <Note>{t.ownClock(formatInstant(at))}</Note>}
    </div>
  );
}

function Answers({ item }: { item: Question }) {
  const refusal = useRefusalTo("attendance.record");
  const { deviceId, number } = item;
  const who = whoOf(item);
  const answering = (accepted: boolean) => ({
    reason: refusal,
    size: "compact-sm",
    makes: devices.answerQuestion,
    input: { deviceId, number, accepted },
    done: t.answered,
  });
  return (
    <Group gap={6} wrap="nowrap">
      <CallButton {...answering(true)} aria-label={`${t.accept}: ${who}`}>
        {t.accept}
      </CallButton>
      <CallButton {...answering(false)} variant="default" aria-label={`${t.putAside}: ${who}`}>
        {t.putAside}
      </CallButton>
    </Group>
  );
}
