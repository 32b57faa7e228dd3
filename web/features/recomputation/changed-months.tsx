import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { RecomputedMonth } from "#api/recomputation.ts";
import { formatDuration } from "#domain/minutes.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { codeTitles } from "#texts/print.ts";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { monthTones } from "#web/features/monthly-contracts/public.ts";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import {
  formatDay,
  formatInstant,
  formatMoney,
  formatMonth,
  formatNumber,
} from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./changed-months.module.css";

const firstShown = 100;

/** The months whose result differs, each with the days behind it. */
export function ChangedMonths({ months }: { months: readonly RecomputedMonth[] }) {
  const [all, setAll] = useState(false);
  const visibleMonths = all ? months : months.slice(0, firstShown);
  return (
    <>
      <PlainTable
        label={t.changes}
        columns={columns}
        rows={visibleMonths}
        rowKey={({ contractId, month }) => `${contractId} ${month}`}
        maxHeight="70dvh"
      />
      {visibleMonths.length < months.length && (
        <Group justify="center" mt="sm">
          <Button variant="subtle" onClick={() => setAll(true)}>
            {t.showMore(formatNumber(months.length))}
          </Button>
        </Group>
      )}
    </>
  );
}

const columns: readonly Column<RecomputedMonth>[] = [
  {
    id: "person",
    header: t.person,
    cell: ({ person, structureTitle }) => (
      <>
        {person}
        <Note>{structureTitle}</Note>
      </>
    ),
  },
  { id: "month", header: t.month, cell: ({ month }) => formatMonth(month) },
  { id: "state", header: t.state, cell: State },
  comparison("planned", t.planned, ({ plannedMinutes }) => plannedMinutes),
  comparison("worked", t.worked, ({ workedMinutes }) => workedMinutes),
  comparison("balance", t.balance, ({ balanceMinutes }) => balanceMinutes),
  figure("difference", t.difference, ({ difference }) =>
    difference === null ? "–" : formatMoney(difference),
  ),
  {
    id: "days",
    header: t.days,
    cell: ({ days, person, month }) => (
      <Days days={days} person={`${person}, ${formatMonth(month)}`} />
    ),
  },
];

function State({ state, signedAt, signedBy, refusal }: RecomputedMonth) {
  return (
    <div>
      <StatusBadge tone={monthTones[state]}>{monthStateTexts[state]}</StatusBadge>
      {signedAt !== null && (
        <Text size="sm">{t.signedBy(signedBy ?? "", formatInstant(signedAt))}</Text>
      )}
      {refusal !== null && <Note>{refusal}</Note>}
    </div>
  );
}

function comparison(
  id: string,
  header: string,
  of: (totals: RecomputedMonth["after"]) => number,
): Column<RecomputedMonth> {
  return figure(id, header, ({ before, after }) =>
    of(before) === of(after) ? (
      formatDuration(of(after))
    ) : (
      <span className={styles.changed}>
        {t.becomes(formatDuration(of(before)), formatDuration(of(after)))}
      </span>
    ),
  );
}

type ChangedDay = RecomputedMonth["days"][number];

function Days({ days, person }: { days: readonly ChangedDay[]; person: string }) {
  if (days.length === 0) return "–";
  return (
    <details className={styles.days}>
      <summary aria-label={t.showDays(person)}>{t.daysOf(days.length)}</summary>
      <ul>
        {days.map(({ date, before, after }) => (
          <li key={date}>
            <strong>{formatDay(date)}</strong> {t.becomes(dayWords(before), dayWords(after))}
          </li>
        ))}
      </ul>
    </details>
  );
}

const titles: Readonly<Record<string, string>> = codeTitles;

function dayWords({ label, workedMinutes, plannedMinutes }: ChangedDay["before"]): string {
  const worked = `${formatDuration(workedMinutes)}/${formatDuration(plannedMinutes)}`;
  return `${titles[label] ?? label} ${worked}`;
}
