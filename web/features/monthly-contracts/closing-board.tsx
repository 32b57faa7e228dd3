import { Box, Group, Text } from "@mantine/core";
import { monthlyContracts, type BoardRow } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { boardTexts as t } from "#texts/month-board.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { PrintVolume, VolumeNote } from "#web/features/verification/public.tsx";
import { useOrganization } from "#web/kernel/organization.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { useFold } from "#web/ui/use-fold.tsx";
import { boardColumns } from "./board-columns.tsx";
import { CheckAll } from "./check-all.tsx";
import { isClosedMonth } from "./month-states.ts";
import { worstFirst } from "./steps.ts";
import { useMonthActs } from "./use-month-acts.tsx";

type Props = { month: Month; onChooseStructure: (structureId: string) => void };

const firstShown = { wide: 7, phone: 3 };

/** What still blocks the closing of the month: a row per structure, the one that needs most first. */
export function ClosingBoard({ month, onChooseStructure }: Props) {
  const organizationId = useOrganization().id;
  const found = useAnswer(monthlyContracts.getBoard, { organizationId, month });
  const structures = found.data?.structures ?? [];
  const unchecked = structures.flatMap((row) => (row.unchecked > 0 ? [row.structureId] : []));
  const acts = useMonthActs(month);
  const { shown, more } = useFold(worstFirst(structures), firstShown, t.showAllStructures);
  return (
    <Panel
      title={t.board}
      awaited={found}
      actions={
        structures.length > 0 && (
          <Group gap="sm">
            <Note>{t.boardOf(structures.filter(isClosedMonth).length, structures.length)}</Note>
            <CheckAll structureIds={unchecked} month={month} />
            {/* Its space is reserved while it loads. */}
            <Box mih={36} miw="16rem">
              <PrintVolume month={month} />
            </Box>
          </Group>
        )
      }
    >
      <QueryState found={found} height={180} />
      {found.data && structures.length === 0 && <Text c="dimmed">{t.noBoard}</Text>}
      {structures.length > 0 && (
        <>
          <VolumeNote month={month} />
          <BoardSums structures={structures} />
          <PlainTable
            label={t.board}
            columns={boardColumns({ organizationId, month, acts, onChooseStructure })}
            rows={shown}
            rowKey={(row) => row.structureId}
          />
        </>
      )}
      {more}
      {acts.dialogs}
    </Panel>
  );
}

/** What blocks the month across all structures; a dash if a figure is unknown for one of them. */
function BoardSums({ structures }: { structures: readonly BoardRow[] }) {
  const sum = (of: (row: BoardRow) => number | null) =>
    structures.reduce<number | null>((total, row) => {
      const count = of(row);
      return total === null || count === null ? null : total + count;
    }, 0);
  const sums = [
    [t.sums.draft, sum((row) => row.draft)],
    [t.sums.uncomputed, sum((row) => row.uncomputed)],
    [t.sums.pendingDays, sum((row) => row.pendingDays)],
    [t.sums.missingDays, sum((row) => row.missingDays)],
    [t.sums.doubts, sum((row) => row.errors + row.warnings)],
    [t.sums.unchecked, sum((row) => row.unchecked)],
    [t.sums.openDisputes, sum((row) => row.openDisputes)],
  ] as const;
  const standing = sums.filter(([, count]) => count !== 0);
  if (standing.length === 0) return null;
  return (
    <Text size="sm" mb="sm">
      {standing
        .map(([label, count]) => `${label}: ${count === null ? "–" : formatNumber(count)}`)
        .join(" · ")}
    </Text>
  );
}
