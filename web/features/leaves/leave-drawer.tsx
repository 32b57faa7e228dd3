import type { AwayLeave } from "#api/leaves.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { LeaveForm, type LeaveToBegin } from "./leave-form.tsx";

type Props = {
  opened: boolean;
  /** The leave that is changed, or where a new one begins. */
  of: LeaveToBegin | AwayLeave;
  onClose: () => void;
};

/** A leave at the side of whichever page it is asked for on. */
export function LeaveDrawer({ opened, of, onClose }: Props) {
  const key = "code" in of ? `${of.contractId} ${of.from}` : `${of.contractId} ${of.from ?? ""} -`;
  return (
    <FormDrawer opened={opened} onClose={onClose} title={"code" in of ? t.change : t.create}>
      <LeaveForm key={key} of={of} onDone={onClose} />
    </FormDrawer>
  );
}
