import { Progress, ScrollArea, Table } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Overview } from "#api/dashboard.ts";
import { common } from "#texts/common.ts";
import { dashboardTexts as t, sheetStateTexts } from "#texts/dashboard.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";

const tones: Record<Overview["structures"][number]["stateToday"], Tone> = {
  none: "neutral",
  open: "warning",
  submitted: "good",
  locked: "neutral",
};

/** Today's sheet of each structure, with the way to it. */
export function StructuresToday({ overview }: { overview: Overview }) {
  return (
    <Panel title={t.structuresToday}>
      <ScrollArea type="auto">
        <Table miw={560}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.structure}</Table.Th>
              <Table.Th w="32%">{t.recorded}</Table.Th>
              <Table.Th>{t.sheet}</Table.Th>
              <Table.Th ta="end">{t.openSheetsShort}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {overview.structures.map((structure) => (
              <Table.Tr key={structure.id}>
                <Table.Td>
                  <Link
                    to="/attendances/attendance-records/$id/$date"
                    params={{ id: structure.id, date: overview.today }}
                  >
                    {structure.title}
                  </Link>
                </Table.Td>
                <Table.Td>
                  {structure.stateToday === "none" ? common.none : <Recorded of={structure} />}
                </Table.Td>
                <Table.Td>
                  <StatusBadge tone={tones[structure.stateToday]}>
                    {sheetStateTexts[structure.stateToday]}
                  </StatusBadge>
                </Table.Td>
                <Table.Td ta="end">{structure.openSheets}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Panel>
  );
}

function Recorded({ of }: { of: Overview["structures"][number] }) {
  const text = t.recordedOf(of.recordedToday, of.contracts);
  const share = (100 * of.recordedToday) / Math.max(of.contracts, 1);
  return (
    <>
      <Progress value={share} aria-label={text} size="sm" />
      {text}
    </>
  );
}
