import { useBlocker } from "@tanstack/react-router";
import { unsavedTexts } from "#texts/common.ts";
import { confirm, type Question } from "../../kernel/confirm.ts";
import { isLeavingForGood, useUnsaved } from "../../kernel/unsaved.ts";

type Props = {
  wouldLose: () => boolean;
  /** The question asked, where the usual one does not fit. */
  question?: Question;
  /** Whether a navigation leaves the form; by default, one to another page, or forward or back to another state of this page. */
  isLeft?: (way: Way) => boolean;
};

type Place = { pathname: string; search: object };

/** Where a navigation goes, and from where; state that a page changes by itself replaces its address. */
export type Way = { current: Place; next: Place; action: string };

/** The question asked before a form is left, or closed, with unsaved changes. */
export const unsavedQuestion: Question = {
  title: unsavedTexts.title,
  text: unsavedTexts.body,
  action: unsavedTexts.leave,
  cancel: unsavedTexts.stay,
  danger: true,
};

/** Asks before the page is left while `wouldLose` is true. */
export function UnsavedGuard(props: Props) {
  const { wouldLose, question = unsavedQuestion, isLeft = leavesForm } = props;
  useUnsaved(wouldLose, question);
  useBlocker({
    shouldBlockFn: async (way) => isLeft(way) && wouldLose() && !(await confirm(question)),
    enableBeforeUnload: () => wouldLose() && !isLeavingForGood(),
  });
  return null;
}

function leavesForm({ current, next, action }: Way): boolean {
  if (current.pathname !== next.pathname) return true;
  return action !== "REPLACE" && JSON.stringify(current.search) !== JSON.stringify(next.search);
}
