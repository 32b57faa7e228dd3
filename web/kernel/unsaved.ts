import { useLayoutEffect } from "react";
import { confirm, type Question } from "./confirm.ts";
import { storeOf } from "./store.ts";

/** False from the time that this browser could not store typed work, as on a full disk, until it stores again. */
export const storesWork = storeOf(true);

const watched = new Set<{ wouldLose: () => boolean; question: Question }>();
let leaving = false;

/** Registers a check whether leaving the page now would lose what was typed, and the question the user is then asked. */
export function useUnsaved(wouldLose: () => boolean, question: Question): void {
  useLayoutEffect(() => {
    const one = { wouldLose, question };
    watched.add(one);
    return () => void watched.delete(one);
  }, [wouldLose, question]);
}

/** Asks about each thing that leaving the page now would lose; true if there is none, or the user agrees. */
export async function mayLeave(): Promise<boolean> {
  const now = [...watched];
  for (const { wouldLose, question } of now)
    if (wouldLose() && !(await confirm(question))) return false;
  return true;
}

/** True while a reload would lose unsaved input, unless the user has agreed to it. */
export function somethingUnsaved(): boolean {
  return !leaving && [...watched].some(({ wouldLose }) => wouldLose());
}

/** True while leaving the page would lose unsaved input that is not stored on this device either. */
export function somethingToLose(): boolean {
  return [...watched].some(({ wouldLose, question }) => question.danger === true && wouldLose());
}

/** The user has agreed to lose what was typed: nothing asks again before the page is left. */
export function leaveForGood(): void {
  leaving = true;
}

/** True once the user has agreed. */
export function isLeavingForGood(): boolean {
  return leaving;
}
