import type { Content } from "./content.ts";
import type { Spot } from "./drafts.ts";
import type { Selection } from "./place.ts";

/** One cell of a step: what it held before and after. */
export type CellChange = Spot & { before: Content; after: Content };

/** What one act of the user changed, however many cells, and where the selection stood. */
export type Step = { changes: readonly CellChange[]; selection: Selection };

/** Steps that can be taken back and those taken back. */
export type Journal = { done: readonly Step[]; undone: readonly Step[] };

export const emptyJournal: Journal = { done: [], undone: [] };

const mostSteps = 200;

/** The journal with a new step; what had been taken back is forgotten, and so is the oldest of more than 200 steps. */
export function recorded(journal: Journal, step: Step): Journal {
  return { done: [...journal.done, step].slice(-mostSteps), undone: [] };
}

/** The step to take back and the journal without it, or null. */
export function takenBack(journal: Journal): { step: Step; journal: Journal } | null {
  const step = journal.done.at(-1);
  if (!step) return null;
  return {
    step,
    journal: { done: journal.done.slice(0, -1), undone: [...journal.undone, step] },
  };
}

/** The step to do again and the journal with it, or null. */
export function doneAgain(journal: Journal): { step: Step; journal: Journal } | null {
  const step = journal.undone.at(-1);
  if (!step) return null;
  return {
    step,
    journal: { done: [...journal.done, step], undone: journal.undone.slice(0, -1) },
  };
}
