import { useBlocker } from "@tanstack/react-router";
import { unsavedTexts } from "#texts/common.ts";
import { isLeavingForGood, useUnsaved } from "../../kernel/unsaved.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/** Asks before the page is left while `wouldLose` says that something would be lost. */
export function UnsavedGuard({ wouldLose }: { wouldLose: () => boolean }) {
  useUnsaved(wouldLose);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && wouldLose(),
    enableBeforeUnload: () => wouldLose() && !isLeavingForGood(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={leaving.status === "blocked"}
      title={unsavedTexts.title}
      text={unsavedTexts.body}
      action={unsavedTexts.leave}
      cancel={unsavedTexts.stay}
      danger
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    />
  );
}
