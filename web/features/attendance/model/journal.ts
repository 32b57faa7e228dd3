import type { DayContent, Spot } from "./drafts.ts";
import type { Selection } from "./place.ts";

/** The previous content of a cell; `baseVersion` is the version it was an edit of, if a choice between two writers changed that. */
type DayBefore = DayContent & { baseVersion?: number };

/** One cell of a step: its content before and after. */
export type CellChange = Spot & { before: DayBefore; after: DayBefore };

/**
 * What one act of the user changed, however many cells, and the selection at that time. The letters of one run of
 * typing in a field share its number, and are one step.
 */
export type Step = { changes: readonly CellChange[]; selection: Selection; typing?: number };

/** Steps that can be undone and those already undone. */
export type Journal = { done: readonly Step[]; undone: readonly Step[] };

export const emptyJournal: Journal = { done: [], undone: [] };

const mostSteps = 200;

/** The journal with a new step; undone steps are dropped, and so is the oldest of more than 200 steps. */
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

/** A step without the cells that are no longer the user's, and how many those were. */
type Walked = { step: Step; stayed: number; journal: Journal };

/** The step to undo and the journal without it, or null; `isOwn` says whether a cell is as the step left it. */
export function undoStep(journal: Journal, isOwn: (change: CellChange) => boolean): Walked | null {
  const last = journal.done.at(-1);
  if (!last) return null;
  const { step, stayed } = ownOf(last, isOwn);
  const undone = step.changes.length > 0 ? [...journal.undone, step] : journal.undone;
  return { step, stayed, journal: { done: journal.done.slice(0, -1), undone } };
}

/** The step to redo and the journal with it, or null; `isOwn` says whether a cell is as the undo left it. */
export function redoStep(journal: Journal, isOwn: (change: CellChange) => boolean): Walked | null {
  const last = journal.undone.at(-1);
  if (!last) return null;
  const { step, stayed } = ownOf(last, isOwn);
  const done = step.changes.length > 0 ? [...journal.done, step] : journal.done;
  return { step, stayed, journal: { done, undone: journal.undone.slice(0, -1) } };
}

function ownOf(step: Step, isOwn: (change: CellChange) => boolean) {
  const changes = step.changes.filter(isOwn);
  return { step: { ...step, changes }, stayed: step.changes.length - changes.length };
}

/** How many of the days that an act changed had times from a device. */
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
