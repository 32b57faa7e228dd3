import { Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatDuration } from "#domain/minutes.ts";
import { contractYearTexts as yearTexts } from "#texts/contract-year.ts";
import { contractDetailTexts as t } from "#texts/contracts.ts";
import { monthStateTexts } from "#texts/monthly-contracts.ts";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";

/** The months of a contract, newest first. */
export function ContractMonths(props: { contractId: string; months: ContractDetails["months"] }) {
  const { contractId, months } = props;
  return (
    <Panel
      title={t.months}
      actions={
        <Link to="/contracts/attendance-records/$contractId" params={{ contractId }}>
          {yearTexts.toMonth}
        </Link>
      }
    >
      {months.length === 0 ? (
        <Text c="dimmed">{t.noMonths}</Text>
      ) : (
        <ScrollTable label={t.months} minWidth="40rem" maxHeight="24rem">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.month}</Table.Th>
              <Table.Th>{t.state}</Table.Th>
              <Table.Th>{t.structure}</Table.Th>
              {[t.planned, t.worked, t.presentDays, t.leaveDays, t.balance, t.pending].map(
                (header) => (
                  <Table.Th key={header} ta="end">
                    {header}
                  </Table.Th>
                ),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.map((one) => (
              <Table.Tr key={one.month}>
                <Table.Td fw={550}>{formatMonth(one.month)}</Table.Td>
                <Table.Td>{monthStateTexts[one.state]}</Table.Td>
                <Table.Td>{one.structureTitle}</Table.Td>
                <Table.Td ta="end">{formatDuration(one.plannedMinutes)}</Table.Td>
                <Table.Td ta="end">{formatDuration(one.workedMinutes)}</Table.Td>
                <Table.Td ta="end">{formatNumber(one.presentDays)}</Table.Td>
                <Table.Td ta="end">{formatNumber(one.leaveDays)}</Table.Td>
                <Table.Td ta="end">{formatDuration(one.balanceMinutes)}</Table.Td>
                <Table.Td ta="end">{formatNumber(one.pendingDays)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </ScrollTable>
      )}
    </Panel>
  );
}
