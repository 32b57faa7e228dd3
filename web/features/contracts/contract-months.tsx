import { Link } from "@tanstack/react-router";
import { runsIn } from "#domain/contracts/reinstatement.ts";
import { formatDuration } from "#domain/minutes.ts";
import { common } from "#texts/common.ts";
import { contractYearTexts as yearTexts } from "#texts/contract-year.ts";
import { contractDetailTexts as t } from "#texts/contracts.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { monthTones } from "#web/features/monthly-contracts/public.ts";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import type { ContractDetails } from "./contract-data.tsx";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";

type Row = ContractDetails["months"][number] & {
  /** Whether it was cancelled although the contract runs in it: its stored figures no longer apply. */
  isAskedAgain: boolean;
};

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
    cell: ({ state, isAskedAgain }) => (
      <StatusBadge tone={isAskedAgain ? "warning" : monthTones[state]}>
        {isAskedAgain ? t.notComputed : monthStateTexts[state]}
      </StatusBadge>
    ),
  },
  computed("planned", t.planned, (row) => formatDuration(row.plannedMinutes)),
  computed("worked", t.worked, (row) => formatDuration(row.workedMinutes)),
  computed("present", t.presentDays, (row) => formatNumber(row.presentDays)),
  computed("leave", t.leaveDays, (row) => formatNumber(row.leaveDays + row.unjustifiedDays)),
  computed("balance", t.balance, (row) => formatDuration(row.balanceMinutes)),
  computed("pending", t.pending, (row) => formatNumber(row.pendingDays + row.missingDays)),
];

function computed(id: string, header: string, textOf: (row: Row) => string): Column<Row> {
  return figure(id, header, (row) => (row.isAskedAgain ? common.none : textOf(row)));
}

/** The months of a contract, newest first. */
export function ContractMonths({ contract }: { contract: ContractDetails }) {
  const { id: contractId, months, terms, endDate } = contract;
  const rows = months.map((one) => ({
    ...one,
    isAskedAgain: one.state === "cancelled" && runsIn(one.month, terms, endDate),
  }));
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
        rows={rows}
        none={t.noMonths}
        rowKey={({ month }) => month}
        maxHeight="24rem"
      />
    </Panel>
  );
}
