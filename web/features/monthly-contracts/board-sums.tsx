import { Text } from "@mantine/core";
import type { BoardRow } from "#api/monthly-contracts.ts";
import { boardTexts as t } from "#texts/month-board.ts";
import { formatNumber } from "#web/ui/formats.ts";

/** What is in the way over all structures together; a dash where it is not known of one of them. */
export function BoardSums({ structures }: { structures: readonly BoardRow[] }) {
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
