import { Button, Group, Table, Text } from "@mantine/core";
import { useState } from "react";
import type { RecomputedMonth } from "#api/recomputation.ts";
import { formatDuration } from "#domain/minutes.ts";
import { monthStateTexts } from "#texts/monthly-contracts.ts";
import { codeTitles } from "#texts/print.ts";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { monthTones } from "#web/features/monthly-contracts/public.ts";
import {
  formatDay,
  formatInstant,
  formatMoney,
  formatMonth,
  formatNumber,
} from "#web/ui/formats.ts";
import { ScrollTable } from "#web/ui/scroll-table.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./changed-months.module.css";

const firstShown = 100;

/** The months that come out otherwise, each with the days behind it. */
export function ChangedMonths({ months }: { months: readonly RecomputedMonth[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? months : months.slice(0, firstShown);
  return (
    <>
      <ScrollTable label={t.changes} minWidth="60rem" maxHeight="70dvh">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.person}</Table.Th>
            <Table.Th>{t.month}</Table.Th>
            <Table.Th>{t.state}</Table.Th>
            <Table.Th ta="end">{t.planned}</Table.Th>
            <Table.Th ta="end">{t.worked}</Table.Th>
            <Table.Th ta="end">{t.balance}</Table.Th>
            <Table.Th ta="end">{t.difference}</Table.Th>
            <Table.Th>{t.days}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((month) => (
            <MonthRow key={`${month.contractId} ${month.month}`} month={month} />
          ))}
        </Table.Tbody>
      </ScrollTable>
      {shown.length < months.length && (
        <Group justify="center" mt="sm">
          <Button variant="subtle" onClick={() => setAll(true)}>
            {t.showMore(formatNumber(months.length))}
          </Button>
        </Group>
      )}
    </>
  );
}

function MonthRow({ month }: { month: RecomputedMonth }) {
  const { person, structureTitle, state, before, after, signedAt, signedBy, difference } = month;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {person}
        <Text size="sm" c="dimmed">
          {structureTitle}
        </Text>
      </Table.Th>
      <Table.Td>{formatMonth(month.month)}</Table.Td>
      <Table.Td>
        <StatusBadge tone={monthTones[state]}>{monthStateTexts[state]}</StatusBadge>
        {signedAt !== null && (
          <Text size="sm">{t.signedBy(signedBy ?? "", formatInstant(signedAt))}</Text>
        )}
        {month.refusal !== null && (
          <Text size="sm" c="dimmed">
            {month.refusal}
          </Text>
        )}
      </Table.Td>
      <Figure before={before.plannedMinutes} after={after.plannedMinutes} />
      <Figure before={before.workedMinutes} after={after.workedMinutes} />
      <Figure before={before.balanceMinutes} after={after.balanceMinutes} />
      <Table.Td ta="end">{difference === null ? "–" : formatMoney(difference)}</Table.Td>
      <Table.Td>
        <Days days={month.days} person={`${person}, ${formatMonth(month.month)}`} />
      </Table.Td>
    </Table.Tr>
  );
}

function Figure({ before, after }: { before: number; after: number }) {
  if (before === after) return <Table.Td ta="end">{formatDuration(after)}</Table.Td>;
  return (
    <Table.Td ta="end" className={styles.changed}>
      {t.becomes(formatDuration(before), formatDuration(after))}
    </Table.Td>
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
