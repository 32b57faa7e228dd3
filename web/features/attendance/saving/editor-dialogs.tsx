import type { ComponentProps } from "react";
import { later } from "#web/ui/later.tsx";
import type { RangeDialog as Ranges } from "../entry/range-dialog.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import type { OutsideDialog as Outsides } from "./outside-dialog.tsx";
import type { ConfirmedSaving } from "./use-asked-saving.ts";

const ReasonDialog = later(async () => (await import("./reason-dialog.tsx")).ReasonDialog);
const ReopeningDialog = later(
  async () => (await import("../reopening/reopening-dialog.tsx")).ReopeningDialog,
);
const OutsideDialog = later(async () => (await import("./outside-dialog.tsx")).OutsideDialog);
const RangeDialog = later(async () => (await import("../entry/range-dialog.tsx")).RangeDialog);

type Props = ComponentProps<typeof Outsides> & {
  saving: Pick<ConfirmedSaving, "reasonDialog" | "reopeningQuestion">;
  range: ComponentProps<typeof Ranges> | null;
};

/**
 * The questions to whoever types in a sheet: about days that it does not show, a leave of many days, months that a save
 * reopens, why it is saved, and leaving it with something unsaved.
 */
export function EditorDialogs({ saving, range, ...outside }: Props) {
  return (
    <>
      <OutsideDialog {...outside} />
      {range && <RangeDialog {...range} />}
      <ReopeningDialog {...saving.reopeningQuestion} />
      <ReasonDialog {...saving.reasonDialog} />
      <LeaveGuard drafts={outside.drafts} />
    </>
  );
}
