import { useBlocker } from "@tanstack/react-router";
import { leaveTexts as t } from "#texts/attendance.ts";
import { draftsIn, type Drafts } from "../model/drafts.ts";
import { isLeavingForGood, useUnsaved } from "#web/kernel/unsaved.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** Asks before the page is left with days that the server does not have. They stay on this device either way. */
export function LeaveGuard({ drafts }: { drafts: Drafts }) {
  const count = [...draftsIn(drafts)].length;
  useUnsaved(() => count > 0);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => count > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: () => count > 0 && !isLeavingForGood(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={leaving.status === "blocked"}
      title={t.title}
      text={t.body(count)}
      action={t.leave}
      cancel={t.stay}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    />
  );
}
