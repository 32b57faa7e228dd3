import { Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { YearDay, YearMonth } from "#api/contract-years.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { formatDuration } from "#domain/minutes.ts";
import { contractYearTexts as t } from "#texts/contract-year.ts";
import { monthStateTexts } from "#texts/monthly-contracts.ts";
import { monthTones } from "#web/features/monthly-contracts/public.ts";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

type Props = { days: readonly YearDay[]; months: readonly YearMonth[] };

type Figure = { header: string; of: (month: YearMonth) => number; show: (sum: number) => string };

const figures: readonly Figure[] = [
  { header: t.present, of: ({ totals }) => totals.presentDays, show: formatNumber },
  { header: t.worked, of: ({ totals }) => totals.workedMinutes, show: formatDuration },
  { header: t.leave, of: ({ totals }) => totals.leavePaidDays, show: formatNumber },
  {
    header: t.otherAbsences,
    of: ({ totals }) => totals.sickDays + totals.leaveUnpaidDays + totals.unjustifiedDays,
    show: formatNumber,
  },
  { header: t.overtime, of: ({ totals }) => totals.overtimeMinutes, show: formatDuration },
  { header: t.balance, of: ({ totals }) => totals.balanceMinutes, show: formatDuration },
  {
    header: t.pending,
    of: ({ totals }) => totals.pendingDays + totals.missingDays,
    show: formatNumber,
  },
  { header: t.findings, of: ({ errors, warnings }) => errors + warnings, show: formatNumber },
];

/** The months of the year with what their days add up to; each leads to the grid of its structure. */
export function YearMonths({ days, months }: Props) {
  return (
    <Panel title={t.months}>
      <ScrollTable label={t.months} minWidth="52rem">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.month}</Table.Th>
            <Table.Th>{t.state}</Table.Th>
            {figures.map(({ header }) => (
              <Table.Th key={header} ta="end">
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.map((month) => (
            <Table.Tr key={month.month}>
              <Table.Th scope="row" fw={550}>
                <MonthLink month={month.month} structure={structureOf(days, month.month)} />
              </Table.Th>
              <Table.Td>
                <StatusBadge tone={month.state ? monthTones[month.state] : "neutral"}>
                  {month.state ? monthStateTexts[month.state] : t.notStored}
                </StatusBadge>
              </Table.Td>
              {figures.map(({ header, of, show }) => (
                <Table.Td key={header} ta="end">
                  {show(of(month))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={2}>
              {t.total}
            </Table.Th>
            {figures.map(({ header, of, show }) => (
              <Table.Th key={header} ta="end">
                {show(months.reduce((sum, month) => sum + of(month), 0))}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </ScrollTable>
    </Panel>
  );
}

function MonthLink({ month, structure }: { month: string; structure: string | null }) {
  if (structure === null) return formatMonth(month);
  return (
    <Link to="/attendances" search={{ structure, month }}>
      {formatMonth(month)}
    </Link>
  );
}

/** Where the contract ended the month. */
function structureOf(days: readonly YearDay[], month: string): string | null {
  return (
    days.findLast((day) => monthOf(day.date) === month && day.structureId !== null)?.structureId ??
    null
  );
}
