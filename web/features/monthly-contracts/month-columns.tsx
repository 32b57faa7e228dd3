import { Box, Text } from "@mantine/core";
import type { MonthlyContractItem } from "#api/monthly-contracts.ts";
import { personName } from "#domain/identity/person-name.ts";
import { formatDuration } from "#domain/minutes.ts";
import { absencesOf, monthsTexts as t } from "#texts/monthly-contracts.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { type Column, figure } from "#web/ui/data-table/column.ts";
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
  figure("planned", t.planned, ({ totals }) => formatDuration(totals.plannedMinutes), {
    sort: "plannedMinutes",
    initiallyHidden: "up to tablets",
  }),
  figure("worked", t.worked, ({ totals }) => formatDuration(totals.workedMinutes), {
    sort: "workedMinutes",
  }),
  figure("present", t.presentDays, ({ totals }) => totals.presentDays, {
    initiallyHidden: "up to tablets",
  }),
  figure("telework", t.teleworkDays, ({ totals }) => totals.teleworkDays || "–", {
    initiallyHidden: true,
  }),
  { id: "absences", header: t.absences, cell: Absences, initiallyHidden: "on phones" },
  figure("overtime", t.overtime, ({ totals }) => formatDuration(totals.overtimeMinutes), {
    initiallyHidden: true,
  }),
  figure("balance", t.balance, ({ totals }) => formatDuration(totals.balanceMinutes), {
    sort: "balanceMinutes",
    initiallyHidden: "up to tablets",
  }),
  figure("pending", t.pending, (row) => pendingOf(row) || "–", {
    sort: "pendingDays",
    initiallyHidden: true,
  }),
];

/** Days for which the month still waits for something. */
function pendingOf({ totals }: Row): number {
  return totals.pendingDays + totals.missingDays;
}

/** Days of absence by group; groups without a day are left out. */
function Absences({ totals }: Row) {
  const groups = absencesOf(totals);
  if (groups.length === 0) return "–";
  return (
    <Box miw="7.5rem">
      {groups.map((group) => (
        <div key={group}>{group}</div>
      ))}
    </Box>
  );
}
