import { Link } from "@tanstack/react-router";
import { formatDuration } from "#domain/minutes.ts";
import { contractYearTexts as yearTexts } from "#texts/contract-year.ts";
import { contractDetailTexts as t } from "#texts/contracts.ts";
import { monthStateTexts } from "#texts/monthly-contracts.ts";
import { monthTones } from "#web/features/monthly-contracts/public.ts";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";

type Row = ContractDetails["months"][number];

const columns: readonly Column<Row>[] = [
  {
    id: "month",
    header: t.month,
    cell: ({ month }) => formatMonth(month),
    note: ({ structureTitle }) => structureTitle,
  },
  {
    id: "state",
    header: t.state,
    cell: ({ state }) => (
      <StatusBadge tone={monthTones[state]}>{monthStateTexts[state]}</StatusBadge>
    ),
  },
  figure("planned", t.planned, (row) => formatDuration(row.plannedMinutes)),
  figure("worked", t.worked, (row) => formatDuration(row.workedMinutes)),
  figure("present", t.presentDays, (row) => formatNumber(row.presentDays)),
  figure("leave", t.leaveDays, (row) => formatNumber(row.leaveDays + row.unjustifiedDays)),
  figure("balance", t.balance, (row) => formatDuration(row.balanceMinutes)),
  figure("pending", t.pending, (row) => formatNumber(row.pendingDays + row.missingDays)),
];

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
      <PlainTable
        label={t.months}
        columns={columns}
        rows={months}
        none={t.noMonths}
        rowKey={({ month }) => month}
        maxHeight="24rem"
      />
    </Panel>
  );
}
