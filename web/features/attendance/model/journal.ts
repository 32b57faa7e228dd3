import type { DayContent, Spot } from "./drafts.ts";
import type { Selection } from "./place.ts";

/** What a cell held; `seen` is the version that it was an edit of, where a choice between two writers changed that. */
type DayBefore = DayContent & { seen?: number };

/** One cell of a step: what it held before and after. */
export type CellChange = Spot & { before: DayBefore; after: DayBefore };

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

/** A step without the cells that are no longer one's own, and how many those were. */
type Walked = { step: Step; stayed: number; journal: Journal };

/** The step to take back and the journal without it, or null; `isOwn` tells the cells that are as the step left them. */
export function undoStep(journal: Journal, isOwn: (change: CellChange) => boolean): Walked | null {
  const last = journal.done.at(-1);
  if (!last) return null;
  const { step, stayed } = ownOf(last, isOwn);
  const undone = step.changes.length > 0 ? [...journal.undone, step] : journal.undone;
  return { step, stayed, journal: { done: journal.done.slice(0, -1), undone } };
}

/** The step to do again and the journal with it, or null; `isOwn` tells the cells that are as the undoing left them. */
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
