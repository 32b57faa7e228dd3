import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Closing } from "#api/dashboard.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import { boardOf } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** What the board of the last month that is over says of all structures together. */
export async function closingOf(ctx: BodyContext): Promise<Closing> {
  const month = addMonths(monthOf(ctx.today), -1);
  const board = await boardOf(ctx, { organizationId: ctx.organizationId, month });
  const sum = (of: (row: BoardRow) => number) => board.reduce((total, row) => total + of(row), 0);
  return {
    month,
    contracts: sum((row) => row.contracts),
    pendingDays: sumOfKnown(board.map((row) => row.pendingDays)),
    missingDays: sumOfKnown(board.map((row) => row.missingDays)),
    errors: sum((row) => row.errors),
    warnings: sum((row) => row.warnings),
    unchecked: sum((row) => row.unchecked),
    uncheckedStructures: board
      .filter((row) => row.unchecked > 0)
      .map(({ structureId }) => structureId),
    openDisputes: sum((row) => row.openDisputes),
    states: {
      draft: sum((row) => row.draft),
      submitted: sum((row) => row.submitted),
      awaiting: sum((row) => row.awaiting),
      signed: sum((row) => row.signed - row.approved),
      approved: sum((row) => row.approved),
    },
    structuresToSign: board.filter(
      (row) => row.draft === 0 && row.signed + row.awaiting < row.contracts,
    ).length,
  };
}

/** What is not known of one structure is not known of all. */
function sumOfKnown(counts: readonly (number | null)[]): number | null {
  return counts.reduce(
    (total, count) => (total === null || count === null ? null : total + count),
    0,
  );
}
