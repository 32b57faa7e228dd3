import type { Held, Spot } from "./drafts.ts";
import type { Selection } from "./place.ts";

/** One cell of a step: what it held before and after. */
export type CellChange = Spot & { before: Held; after: Held };

/**
 * What one act of the user changed, however many cells, and where the selection stood. The letters of one typing in one
 * field have its number, and are one step.
 */
export type Step = { changes: readonly CellChange[]; selection: Selection; typing?: number };

/** Steps that can be taken back and those taken back. */
export type Journal = { done: readonly Step[]; undone: readonly Step[] };

export const emptyJournal: Journal = { done: [], undone: [] };

const mostSteps = 200;

/** The journal with a new step; what had been taken back is forgotten, and so is the oldest of more than 200 steps. */
export function recorded(journal: Journal, step: Step): Journal {
  const last = journal.done.at(-1);
  const isTypedOn = last !== undefined && last.typing !== undefined && last.typing === step.typing;
  if (!isTypedOn) return { done: [...journal.done, step].slice(-mostSteps), undone: [] };
  const changes = step.changes.map((change) => {
    const begun = last.changes.find((one) => isSpot(one, change));
    return begun ? { ...change, before: begun.before } : change;
  });
  return { done: [...journal.done.slice(0, -1), { ...last, changes }], undone: [] };
}

function isSpot(one: Spot, other: Spot): boolean {
  return one.contractId === other.contractId && one.day === other.day;
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

/** Of the days that an act changed, those whose times a device had told. */
export function deviceDaysChanged(
  before: { journal: Journal },
  after: { journal: Journal },
): number {
  if (before.journal === after.journal) return 0;
  return (after.journal.done.at(-1)?.changes ?? []).filter(
    ({ before: { content } }) =>
      content.kind === "intervals" && content.intervals.some(({ mark }) => mark === "device"),
  ).length;
}
