import { Box, Text } from "@mantine/core";
import type { MonthlyContractItem } from "#api/monthly-contracts.ts";
import { personName } from "#domain/identity/person-name.ts";
import { formatDuration } from "#domain/minutes.ts";
import { absencesOf, monthStateTexts, monthsTexts as t } from "#texts/monthly-contracts.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { monthTones } from "./month-states.ts";

type Row = MonthlyContractItem;

export const monthColumns: readonly Column<Row>[] = [
  {
    id: "name",
    header: t.employee,
    sort: "name",
    cell: personName,
    note: (row) => row.contractNumber,
  },
  {
    id: "structure",
    header: t.structure,
    sort: "structure",
    cell: (row) => (
      <Text inherit truncate miw="10.5rem">
        {row.structureTitle}
      </Text>
    ),
  },
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
    cell: ({ state }) => (
      <StatusBadge tone={monthTones[state]}>{monthStateTexts[state]}</StatusBadge>
    ),
    note: (row) => pendingOf(row) > 0 && t.pendingNote(pendingOf(row)),
  },
  {
    id: "planned",
    header: t.planned,
    sort: "plannedMinutes",
    align: "end",
    initiallyHidden: "up to tablets",
    cell: ({ totals }) => formatDuration(totals.plannedMinutes),
  },
  {
    id: "worked",
    header: t.worked,
    sort: "workedMinutes",
    align: "end",
    cell: ({ totals }) => formatDuration(totals.workedMinutes),
  },
  {
    id: "present",
    header: t.presentDays,
    align: "end",
    initiallyHidden: "up to tablets",
    cell: ({ totals }) => totals.presentDays,
  },
  {
    id: "telework",
    header: t.teleworkDays,
    align: "end",
    initiallyHidden: true,
    cell: ({ totals }) => totals.teleworkDays || "–",
  },
  { id: "absences", header: t.absences, cell: Absences, initiallyHidden: "on phones" },
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
    initiallyHidden: "up to tablets",
    cell: ({ totals }) => formatDuration(totals.balanceMinutes),
  },
  {
    id: "pending",
    header: t.pending,
    sort: "pendingDays",
    align: "end",
    initiallyHidden: true,
    cell: (row) => pendingOf(row) || "–",
  },
];

/** Days of which the month still waits for something. */
function pendingOf({ totals }: Row): number {
  return totals.pendingDays + totals.missingDays;
}

/** Days of absence by group; groups without a day are left out. */
function Absences({ totals }: Row) {
  const told = absencesOf(totals);
  if (told.length === 0) return "–";
  return (
    <Box miw="7.5rem">
      {told.map((group) => (
        <div key={group}>{group}</div>
      ))}
    </Box>
  );
}
