import type { ComponentProps } from "react";
import { leaveTexts as t } from "#texts/attendance.ts";
import { later } from "#web/ui/later.tsx";
import { storesWork } from "#web/kernel/unsaved.ts";
import { useStore } from "#web/kernel/store.ts";
import { UnsavedGuard, unsavedQuestion, type Way } from "#web/ui/form/unsaved-guard.tsx";
import type { RangeDialog as Ranges } from "../entry/range-dialog.tsx";
import type { OutsideDialog as Outsides } from "./outside-dialog.tsx";
import type { ConfirmedSaving } from "./use-confirmed-saving.ts";
import { draftsIn, type Drafts } from "../model/drafts.ts";

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
 * The questions to the user who edits a sheet: about days that it does not show, a leave of many days, months that a
 * save reopens, the reason for saving, and leaving it with unsaved changes.
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

/** Asks before a sheet is left with days that the server does not have. They stay on this device either way, if it can store them. */
function LeaveGuard({ drafts }: { drafts: Drafts }) {
  const count = [...draftsIn(drafts)].length;
  const question = { title: t.title, text: t.body(count), action: t.leave, cancel: t.stay };
  return (
    <UnsavedGuard
      wouldLose={() => count > 0}
      isLeft={leavesSheet}
      question={useStore(storesWork) ? question : unsavedQuestion}
    />
  );
}

/** The grid's page shows another sheet under the same path. */
function leavesSheet({ current, next }: Way): boolean {
  return sheetAt(current) !== sheetAt(next);
}

function sheetAt({ pathname, search }: Way["next"]): string {
  const { structure, month }: { structure?: unknown; month?: unknown } = search;
  return JSON.stringify([pathname, structure, month]);
}
