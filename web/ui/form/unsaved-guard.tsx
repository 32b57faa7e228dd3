import { useBlocker } from "@tanstack/react-router";
import { unsavedTexts } from "#texts/common.ts";
import { confirm, type Question } from "../../kernel/confirm.ts";
import { isLeavingForGood, useUnsaved } from "../../kernel/unsaved.ts";

type Props = {
  wouldLose: () => boolean;
  /** What is asked, where the usual words do not fit. */
  question?: Question;
  /** Whether a way leads away from it: to another page, or on or back to another state of this one, unless given. */
  isLeft?: (way: Way) => boolean;
};

type Place = { pathname: string; search: object };

/** Where a navigation goes, and from where; what a page shows by itself replaces its address. */
export type Way = { current: Place; next: Place; action: string };

/** Asked before a form is left, or closed, with changes that are not saved. */
export const unsavedQuestion: Question = {
  title: unsavedTexts.title,
  text: unsavedTexts.body,
  action: unsavedTexts.leave,
  cancel: unsavedTexts.stay,
  danger: true,
};

/** Asks before it is left while `wouldLose` says that something would be lost. */
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
