import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { OwnDay } from "#api/month-link.ts";
import { formatDuration } from "#domain/minutes.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { formatDayAndMonth, formatLongDay, formatWeekday } from "#web/ui/formats.ts";
import { wordsOfIntervals } from "#web/features/attendance/public.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import sheet from "#web/ui/link-sheet.module.css";
import styles from "./own-month.module.css";
import type { OwnMonthChannel } from "./own-month-channels.ts";

const DisputeForm = later(async () => (await import("./dispute-form.tsx")).DisputeForm);
const SendPaper = later(async () => (await import("#web/ui/send-paper.tsx")).SendPaper);

type Titles = Readonly<Record<string, string>>;

type Props = {
  way: OwnMonthChannel;
  day: OwnDay;
  reasons: Titles;
  /** Called when something was sent: the month is fetched again. */
  onSent: () => Promise<void>;
};

const tones = {
  open: "warning",
  accepted: "good",
  rejected: "neutral",
  answered: "neutral",
} as const;

/** A day of the person's own month: the record, what was said and answered about it, and the form that disputes it. */
export function DayItem({ way, day, reasons, onSent }: Props) {
  // Per day: writing about another day neither closes nor clears what is written here.
  const [isWritten, setWritten] = useState(false);
  const name = formatLongDay(day.date);
  const { dispute } = day;
  const state = dispute && stateOf(dispute);
  const sent = async () => {
    await onSent();
    setWritten(false);
  };
  return (
    <li className={sheet.part}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <div>
          <Text fw={600}>
            {formatWeekday(day.date, "long")} {formatDayAndMonth(day.date)}
          </Text>
          <Note>{wordsOf(day, reasons)}</Note>
          {day.act !== null && <Note>{t.byAct(day.act)}</Note>}
        </div>
        <Stack gap={4} align="flex-end" flex="none">
          {state !== null && <StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>}
          {state !== "open" && !isWritten && (
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t.disputeOf(name)}
              onClick={() => setWritten(true)}
            >
              {t.dispute}
            </Button>
          )}
        </Stack>
      </Group>
      {dispute !== null && <Talk day={day} dispute={dispute} reasons={reasons} />}
      {dispute !== null && state === "open" && dispute.evidence === null && (
        <Group>
          <SendPaper
            aria-label={t.addFile(name)}
            send={(file) => way.attach(dispute.id, file)}
            sent={t.fileSent}
            onDone={onSent}
          >
            {t.fileWords.choose}
          </SendPaper>
        </Group>
      )}
      {isWritten && (
        <DisputeForm
          way={way}
          day={day}
          onStale={onSent}
          onDone={sent}
          onCancel={() => setWritten(false)}
        />
      )}
    </li>
  );
}

type Dispute = NonNullable<OwnDay["dispute"]>;

function Talk({ day, dispute, reasons }: { day: OwnDay; dispute: Dispute; reasons: Titles }) {
  const { says, text, evidence, answer } = dispute;
  const outcome = answer?.outcome ? t.outcomes[answer.outcome] : "";
  const answered = [outcome, answer?.text].filter(Boolean).join(": ");
  return (
    <dl className={styles.talk}>
      <dt>{t.yourWords}</dt>
      {says !== null && <dd>{wordsOfIntervals(says, day.date, titlesOf(reasons))}</dd>}
      {text !== "" && <dd>{text}</dd>}
      {evidence !== null && <dd>{`${t.file}: ${evidence.fileName}`}</dd>}
      <dt>{t.answer}</dt>
      <dd>{answer === null ? t.waiting : answered}</dd>
    </dl>
  );
}

function stateOf({ answer }: Dispute): keyof typeof tones {
  if (answer === null) return "open";
  return answer.outcome ?? "answered";
}

function titlesOf(reasons: Titles): ReadonlyMap<string, { title: string }> {
  return new Map(Object.entries(reasons).map(([code, title]) => [code, { title }]));
}

function wordsOf(day: OwnDay, reasons: Titles): string {
  const labels: Titles = t.labels;
  const { intervals, workedMinutes } = day;
  const recorded =
    intervals.length > 0 ? [wordsOfIntervals(intervals, day.date, titlesOf(reasons))] : [];
  const worked = workedMinutes > 0 ? [t.worked(formatDuration(workedMinutes))] : [];
  return [labels[day.label] ?? day.label, ...recorded, ...worked].join(" · ");
}
