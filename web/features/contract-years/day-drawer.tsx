import { Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type IntervalOut } from "#api/attendance-sheets.ts";
import { attendances } from "#api/attendances.ts";
import type { ContractYear, YearDay } from "#api/contract-years.ts";
import type { Day } from "#domain/calendar/day.ts";
import { formatDuration } from "#domain/minutes.ts";
import { historyTexts } from "#texts/history.ts";
import { contractYearTexts as t } from "#texts/contract-year.ts";
import { knownDayTexts as known } from "#texts/known-day.ts";
import { useAnswer, useLoaded } from "#web/kernel/answers.ts";
import { vocabularyOf, wordsOfIntervals } from "#web/features/attendance/public.ts";
import { DayPunches } from "#web/features/imports/public.ts";
import { FindingItem } from "#web/features/verification/public.tsx";
import { Drawer } from "#web/ui/dialogs.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { formatInstant, formatLongDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { lookOfLabel } from "./day-tones.ts";
import styles from "./day-drawer.module.css";

type Props = {
  year: ContractYear;
  date: Day | null;
  /** The day as it is now, if it has changed since the earlier day as of which the year is shown. */
  now: YearDay | undefined;
  onClose: () => void;
};

/** One day of the year: its record, a link to its sheet, its findings and its history. */
export function DayDrawer({ year, date, now, onClose }: Props) {
  const day = year.days.find((one) => one.date === date);
  return (
    <Drawer
      opened={day !== undefined}
      onClose={onClose}
      position="right"
      title={day ? formatLongDay(day.date) : ""}
    >
      {day && <DayOfYear year={year} day={day} now={now} />}
    </Drawer>
  );
}

function DayOfYear({ year, day, now }: Pick<Props, "year" | "now"> & { day: YearDay }) {
  const reasons = useLoaded(attendances.getReasons, {});
  const words = (intervals: readonly IntervalOut[] | null) =>
    wordsOfIntervals(intervals ?? [], day.date, vocabularyOf(reasons).reasons);
  const doubts = year.findings.filter(({ date }) => date === day.date);
  return (
    <Stack gap="md">
      <Facts
        facts={[
          { label: t.state, value: lookOfLabel(day.label).title },
          { label: t.recorded, value: words(day.intervals) },
          ...(now ? [{ label: known.now, value: words(now.intervals) }] : []),
          { label: t.planned, value: formatDuration(day.plannedMinutes) },
          { label: t.worked, value: formatDuration(day.workedMinutes) },
          {
            label: t.balance,
            value: day.balanceMinutes === null ? "–" : formatDuration(day.balanceMinutes),
          },
          { label: t.note, value: day.note },
        ]}
      />
      {day.structureId !== null && (
        <Link
          to="/attendances/attendance-records/$id/$date"
          params={{ id: day.structureId, date: day.date }}
        >
          {t.toSheet}
        </Link>
      )}
      {doubts.length > 0 && (
        <section>
          <Title order={3}>{t.findings}</Title>
          <ul className={styles.list}>
            {doubts.map((finding) => (
              <FindingItem key={finding.rule} finding={finding} />
            ))}
          </ul>
        </section>
      )}
      <DayPunches contractId={year.contract.id} date={day.date} />
      <section>
        <Title order={3}>{t.history}</Title>
        <History contractId={year.contract.id} date={day.date} words={words} />
      </section>
    </Stack>
  );
}

function History(props: {
  contractId: string;
  date: Day;
  words: (intervals: readonly IntervalOut[] | null) => string;
}) {
  const { contractId, date, words } = props;
  const found = useAnswer(attendances.getRecordHistory, { contractId, date });
  if (!found.data) return <QueryState found={found} height={80} />;
  return (
    <>
      <QueryState found={found} />
      {found.data.items.length === 0 && <Text c="dimmed">{t.noHistory}</Text>}
      <ol className={styles.list}>
        {found.data.items.map((item) => (
          <li key={`${item.at} ${item.source}`}>
            <Note>
              {formatInstant(item.at)} · {item.by ?? t.system}
              {item.byOneself && ` · ${historyTexts.byOneself}`}
            </Note>
            <Text size="sm">
              {t.before}: {words(item.before)}
            </Text>
            <Text size="sm">
              {t.after}: {words(item.after)}
            </Text>
            {item.reason !== "" && <Text size="sm">{item.reason}</Text>}
          </li>
        ))}
      </ol>
    </>
  );
}
