import { Text } from "@mantine/core";
import type { MonthlyContractItem } from "#api/monthly-contracts.ts";
import { formatDuration } from "#domain/minutes.ts";
import { monthStateTexts, monthsTexts as t } from "#texts/monthly-contracts.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { monthTones } from "./month-states.ts";

type Row = MonthlyContractItem;
type DayFigure =
  | "presentDays"
  | "teleworkDays"
  | "leavePaidDays"
  | "leaveUnpaidDays"
  | "sickDays"
  | "unjustifiedDays";

/** Days; nothing where there are none, so that what there is stands out. */
const days = (id: DayFigure, header: string, initiallyHidden = false): Column<Row> => ({
  id,
  header,
  align: "end",
  initiallyHidden,
  cell: ({ totals }) => totals[id] || "–",
});

export const monthColumns: readonly Column<Row>[] = [
  {
    id: "name",
    header: t.employee,
    sort: "name",
    cell: (row) => (
      <>
        {row.lastName} {row.firstName}
        <Text size="xs" c="dimmed">
          {row.contractNumber}
        </Text>
      </>
    ),
  },
  { id: "structure", header: t.structure, sort: "structure", cell: (row) => row.structureTitle },
  {
    id: "specialty",
    header: t.specialty,
    cell: (row) => row.specialty,
    initiallyHidden: true,
  },
  {
    id: "state",
    header: t.state,
    sort: "state",
    cell: (row) => (
      <StatusBadge tone={monthTones[row.state]}>{monthStateTexts[row.state]}</StatusBadge>
    ),
  },
  {
    id: "planned",
    header: t.planned,
    sort: "plannedMinutes",
    align: "end",
    cell: ({ totals }) => formatDuration(totals.plannedMinutes),
  },
  {
    id: "worked",
    header: t.worked,
    sort: "workedMinutes",
    align: "end",
    cell: ({ totals }) => formatDuration(totals.workedMinutes),
  },
  days("presentDays", t.presentDays),
  days("teleworkDays", t.teleworkDays, true),
  days("leavePaidDays", t.paidLeave),
  days("sickDays", t.justified),
  days("leaveUnpaidDays", t.unpaid),
  days("unjustifiedDays", t.unjustified),
  {
    id: "overtime",
    header: t.overtime,
    align: "end",
    initiallyHidden: true,
    cell: ({ totals }) => formatDuration(totals.overtimeMinutes),
  },
  {
    id: "balance",
    header: t.balance,
    sort: "balanceMinutes",
    align: "end",
    cell: ({ totals }) => formatDuration(totals.balanceMinutes),
  },
  {
    id: "pending",
    header: t.pending,
    sort: "pendingDays",
    align: "end",
    cell: ({ totals }) => totals.pendingDays + totals.missingDays || "–",
  },
];
