import { gridTexts } from "#texts/attendance.ts";
import { ImportMonth } from "#web/features/attendance-files/public.ts";
import { NewLeave } from "#web/features/leaves/public.ts";
import type { Grid } from "./use-grid.ts";

/** Acts on more than one cell: a leave, for the person of the grid's active cell, and the file of the month. */
export function MonthActs({ grid, isList }: { grid: Grid; isList: boolean }) {
  const { sheet, state } = grid;
  const { row, column } = state.selection.active;
  const reason = state.drafts.size > 0 ? gridTexts.needsSaved : null;
  return (
    <>
      <NewLeave
        variant="default"
        contractId={isList ? null : (state.order[row] ?? null)}
        from={sheet.days[column]}
        reason={reason}
      />
      <ImportMonth structure={sheet.structure} month={sheet.month} reason={reason} />
    </>
  );
}
