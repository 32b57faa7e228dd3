import { Alert, Button, Group, Skeleton, Text, Textarea } from "@mantine/core";
import { IconLinkOff } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { monthLink, type OwnDay } from "#api/month-requests.ts";
import type { OutputOf } from "#api/call.ts";
import { wallMinute } from "#domain/calendar/zone.ts";
import { formatClock, formatDuration } from "#domain/minutes.ts";
import { linkTexts } from "#texts/links.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import {
  formatDayAndMonth,
  formatInstant,
  formatLongDay,
  formatMonth,
  formatWeekday,
} from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./own-month.module.css";

type Month = OutputOf<typeof monthLink.get>;

const keyOf = (token: string) => [monthLink.get.path, token];

/** The own month of an employee, who came by a link. */
export function OwnMonth({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => request(monthLink.get, {}, { link: token, signal }),
    retry: false,
    gcTime: 0,
  });
  if (data) return <Days key={token} token={token} month={data} />;
  return (
    <Page title={t.loading}>
      {error === null && <Skeleton height={320} aria-busy />}
      {error !== null && apiErrorOf(error).status === 404 && (
        <EmptyState icon={IconLinkOff} title={linkTexts.wrong} text={linkTexts.wrongWhy} />
      )}
      {error !== null && apiErrorOf(error).status !== 404 && (
        <RetryError error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

function Days({ token, month }: { token: string; month: Month }) {
  const client = useQueryClient();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSending, setSending] = useState(false);
  const { answeredAt } = month;

  useEffect(() => {
    // Noted for the clerk; nothing here depends on it.
    request(monthLink.open, {}, { link: token }).catch(() => undefined);
  }, [token]);

  const write = (date: string, text: string | null) => {
    const next = new Map(texts);
    if (text === null) next.delete(date);
    else next.set(date, text);
    setTexts(next);
  };
  const send = async () => {
    setSending(true);
    const disputes = [...texts].map(([date, text]) => ({ date, text }));
    await request(monthLink.answer, { disputes }, { link: token }).catch(toast.failure);
    await client.invalidateQueries({ queryKey: keyOf(token) });
    setSending(false);
  };
  const tooShort = [...texts.values()].some((text) => text.trim().length < 3);
  const isDisputed = month.days.some(({ dispute }) => dispute !== null);
  return (
    <Page
      title={t.title(formatMonth(month.month))}
      description={`${month.name} · ${month.structure} · ${month.organization}`}
    >
      <div className={styles.sheet}>
        {answeredAt === null ? (
          <Text>{t.intro}</Text>
        ) : (
          <Alert color="green" role="status">
            {(isDisputed ? t.disputed : t.confirmed)(formatInstant(answeredAt))}
          </Alert>
        )}
        <ol className={styles.days}>
          {month.days.map((day) => (
            <DayItem
              key={day.date}
              day={day}
              reasons={month.reasons}
              text={texts.get(day.date) ?? null}
              isOpen={answeredAt === null}
              onText={(text) => write(day.date, text)}
            />
          ))}
        </ol>
        {answeredAt === null && (
          <div className={styles.bar}>
            <ActButton
              fullWidth
              size="md"
              loading={isSending}
              reason={tooShort ? t.writeMore : null}
              onClick={() => void send()}
            >
              {texts.size === 0 ? t.confirm : t.send(texts.size)}
            </ActButton>
          </div>
        )}
        <Text size="sm" c="dimmed" mt="sm">
          {linkTexts.until(formatInstant(month.expiresAt))}
        </Text>
      </div>
    </Page>
  );
}

type ItemProps = {
  day: OwnDay;
  reasons: Readonly<Record<string, string>>;
  /** What is being written of the day; null: it is not disputed. */
  text: string | null;
  isOpen: boolean;
  onText: (text: string | null) => void;
};

function DayItem({ day, reasons, text, isOpen, onText }: ItemProps) {
  const name = formatLongDay(day.date);
  return (
    <li className={styles.day}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <div>
          <Text fw={600}>
            {formatWeekday(day.date, "long")} {formatDayAndMonth(day.date)}
          </Text>
          <Text size="sm" c="dimmed">
            {wordsOf(day, reasons)}
          </Text>
        </div>
        {isOpen && text === null && (
          <Button
            variant="subtle"
            size="compact-md"
            flex="none"
            aria-label={t.disputeOf(name)}
            onClick={() => onText("")}
          >
            {t.dispute}
          </Button>
        )}
        {day.dispute !== null && <StatusBadge tone="warning">{t.dispute}</StatusBadge>}
      </Group>
      {isOpen && text !== null && (
        <>
          <Textarea
            aria-label={t.whatOf(name)}
            placeholder={t.what}
            autosize
            minRows={2}
            maxLength={500}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="subtle" size="compact-md" onClick={() => onText(null)}>
              {t.undo}
            </Button>
          </Group>
        </>
      )}
      {day.dispute !== null && (
        <dl className={styles.talk}>
          <dt>{t.yourWords}</dt>
          <dd>{day.dispute.text}</dd>
          <dt>{t.answer}</dt>
          <dd>{day.dispute.answer ?? t.waiting}</dd>
        </dl>
      )}
    </li>
  );
}

function wordsOf(day: OwnDay, reasons: Readonly<Record<string, string>>): string {
  const labels: Readonly<Record<string, string>> = t.labels;
  const clock = (minute: number | null) =>
    minute === null ? "—" : formatClock(wallMinute(day.date, minute));
  const parts = day.intervals.map(({ from, to, reason }) => {
    const title = reason === undefined ? "" : `${reasons[reason] ?? reason} `;
    return from === null && to === null ? title.trim() : `${title}${clock(from)}–${clock(to)}`;
  });
  const worked = day.workedMinutes > 0 ? [t.worked(formatDuration(day.workedMinutes))] : [];
  return [labels[day.label] ?? day.label, ...parts.filter((part) => part !== ""), ...worked].join(
    " · ",
  );
}
