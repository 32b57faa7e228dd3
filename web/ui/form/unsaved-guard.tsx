import { useBlocker } from "@tanstack/react-router";
import { unsavedTexts } from "#texts/common.ts";
import { confirm, type Question } from "../../kernel/confirm.ts";
import { isLeavingForGood, useUnsaved } from "../../kernel/unsaved.ts";

type Props = {
  wouldLose: () => boolean;
  /** What is asked, where the usual words do not fit. */
  question?: Question;
};

/** Asked before a form is left, or closed, with changes that are not saved. */
export const unsavedQuestion: Question = {
  title: unsavedTexts.title,
  text: unsavedTexts.body,
  action: unsavedTexts.leave,
  cancel: unsavedTexts.stay,
  danger: true,
};

/** Asks before the page is left while `wouldLose` says that something would be lost. */
export function UnsavedGuard({ wouldLose, question = unsavedQuestion }: Props) {
  useUnsaved(wouldLose, question);
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && wouldLose() && !(await confirm(question)),
    enableBeforeUnload: () => wouldLose() && !isLeavingForGood(),
  });
  return null;
}
