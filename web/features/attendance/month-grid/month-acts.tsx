import { gridTexts } from "#texts/attendance.ts";
import { ImportMonth } from "#web/features/attendance-files/public.ts";
import { NewLeave } from "#web/features/leaves/public.ts";
import type { GridSheet } from "./model/sheet.ts";

type Props = {
  sheet: GridSheet;
  /** Of the active cell, where there is one. */
  contractId: string | null;
  from: string | undefined;
  /** What is typed waits to be saved. */
  hasDrafts: boolean;
};

/** What records more than a cell: a leave, and the file of the month. */
export function MonthActs({ sheet, contractId, from, hasDrafts }: Props) {
  const reason = hasDrafts ? gridTexts.needsSaved : null;
  return (
    <>
      <NewLeave variant="default" contractId={contractId} from={from} reason={reason} />
      <ImportMonth structure={sheet.structure} month={sheet.month} reason={reason} />
    </>
  );
}
