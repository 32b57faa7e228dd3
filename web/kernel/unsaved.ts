import { useLayoutEffect } from "react";
import { confirm, type Question } from "./confirm.ts";

type Watched = { wouldLose: () => boolean; question: Question };

const watched = new Set<Watched>();
let leaving = false;

/** Lets the page be asked whether leaving it now would lose what was typed, and what the person is asked then. */
export function useUnsaved(wouldLose: () => boolean, question: Question): void {
  useLayoutEffect(() => {
    const one = { wouldLose, question };
    watched.add(one);
    return () => void watched.delete(one);
  }, [wouldLose, question]);
}

/** Asks of each thing that leaving the page now would lose; true where there is none, or the person agrees. */
export async function mayLeave(): Promise<boolean> {
  const now = [...watched];
  for (const { wouldLose, question } of now)
    if (wouldLose() && !(await confirm(question))) return false;
  return true;
}

/** True while a reload would lose something typed, unless the person has agreed to it. */
export function somethingUnsaved(): boolean {
  return !leaving && [...watched].some(({ wouldLose }) => wouldLose());
}

/** True while leaving the page would lose something typed that is not kept on this device either. */
export function somethingToLose(): boolean {
  return [...watched].some(({ wouldLose, question }) => question.danger === true && wouldLose());
}

/** The person has agreed to lose what was typed: nothing asks again before the page is left. */
export function leaveForGood(): void {
  leaving = true;
}

/** True once the person has agreed. */
export function isLeavingForGood(): boolean {
  return leaving;
}
