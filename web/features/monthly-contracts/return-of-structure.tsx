import type { Month } from "#domain/calendar/day.ts";
import { ReturnDialog } from "./return-dialog.tsx";
import { useMonthActs } from "./use-month-acts.tsx";

type Props = {
  organizationId: string;
  structureId: string;
  month: Month;
  submitted: number;
  opened: boolean;
  /** What another user did with the month, so that nothing is left to return; null while something is. */
  late: string | null;
  onClose: () => void;
};

/** Returns what the structure submitted for the month, with the reason. */
export function ReturnOfStructure(props: Props) {
  const { organizationId, structureId, month, submitted, ...dialog } = props;
  const acts = useMonthActs(month);
  const returnAll = (reason: string) =>
    acts.giveBack({ organizationId, structureId, month }, reason);
  return (
    <>
      <ReturnDialog {...dialog} count={submitted} onReturn={returnAll} />
      {acts.dialogs}
    </>
  );
}
