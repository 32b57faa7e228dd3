import { Text } from "@mantine/core";
import type { BoardRow } from "#api/monthly-contracts.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { formatNumber } from "#web/ui/formats.ts";

/** What is in the way over all structures together. */
export function BoardSums({ structures }: { structures: readonly BoardRow[] }) {
  const sum = (of: (row: BoardRow) => number) =>
    structures.reduce((total, row) => total + of(row), 0);
  const sums = [
    [t.sums.draft, sum((row) => row.draft)],
    [t.sums.pendingDays, sum((row) => row.pendingDays)],
    [t.sums.missingDays, sum((row) => row.missingDays)],
    [t.sums.doubts, sum((row) => row.errors + row.warnings)],
    [t.sums.unchecked, sum((row) => row.unchecked)],
    [t.sums.openDisputes, sum((row) => row.openDisputes)],
  ] as const;
  const standing = sums.filter(([, count]) => count > 0);
  if (standing.length === 0) return null;
  return (
    <Text size="sm" mb="sm">
      {standing.map(([label, count]) => `${label}: ${formatNumber(count)}`).join(" · ")}
    </Text>
  );
}
