import { useLayoutEffect } from "react";

const watched = new Set<() => boolean>();
let leaving = false;

/** Lets the page be asked whether leaving it now would lose what was typed. */
export function useUnsaved(wouldLose: () => boolean): void {
  useLayoutEffect(() => {
    watched.add(wouldLose);
    return () => void watched.delete(wouldLose);
  }, [wouldLose]);
}

/** True while a reload would lose something typed, unless the person has agreed to it. */
export function somethingUnsaved(): boolean {
  return !leaving && [...watched].some((wouldLose) => wouldLose());
}

/** The person has agreed to lose what was typed: nothing asks again before the page is left. */
export function leaveForGood(): void {
  leaving = true;
}

/** True once the person has agreed. */
export function isLeavingForGood(): boolean {
  return leaving;
}
