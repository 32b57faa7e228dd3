import { emptyContent, type Content } from "./content.ts";
import {
  draftAt,
  noDrafts,
  type Drafts,
  type DayContent,
  type Spot,
  type StoredDay,
} from "./drafts.ts";
import { emptyJournal, type Journal } from "./journal.ts";
import { selectionAt, type Bounds, type Place, type Selection } from "./place.ts";
import type { CellLock, SheetRules } from "./rules.ts";

/** What is being typed into the active cell: from its present text, from a first character that replaces it, or chosen from the whole list. */
export type Editing = { from: "present" | "list" } | { from: "typed"; text: string };

/** What the last act has to tell; shown in the status line until the next act. */
export type Notice =
  | { kind: "locked"; lock: CellLock }
  /**
   * Cells that a bulk act changed, those it left alone because they are locked or ask for no duty, and texts that were pasted
   * beyond the grid.
   */
  | { kind: "bulk"; changed: number; locked: number; off: number; beyond: number }
  /** Cells taken back or done again, and those left as another hand had made them since. */
  | { kind: "undone" | "redone"; cells: number; stayed: number }
  | { kind: "nothing-to-undo" }
  | { kind: "nothing-to-redo" };

/** Everything that typing, the mouse and the clipboard change, of a month or of a day. */
export type EditorState = {
  /** Contracts on show, in order; a filter leaves some out. */
  order: readonly string[];
  /** Days of the month. */
  days: number;
  /** Columns after the days that can be selected and copied but not typed into. */
  totals: number;
  selection: Selection;
  editing: Editing | null;
  drafts: Drafts;
  /** What was sent and is not answered. What is taken back meanwhile stays a draft: it may have been written. */
  travelling: Drafts;
  /** Days of which an earlier visit had left drafts on this device; they can be given up together. */
  recovered: readonly Spot[];
  /** Records known to be newer than the sheet: saved since, or found changed. */
  settled: ReadonlyMap<string, ReadonlyMap<number, StoredDay>>;
  journal: Journal;
  notice: Notice | null;
};

export function initialState(
  shape: Pick<EditorState, "order" | "days" | "totals">,
  column: number = 0,
): EditorState {
  return {
    ...shape,
    selection: selectionAt({ row: 0, column }),
    editing: null,
    drafts: noDrafts,
    travelling: noDrafts,
    recovered: [],
    settled: new Map(),
    journal: emptyJournal,
    notice: null,
  };
}

export function boundsOf(state: EditorState): Bounds {
  return { rows: state.order.length, columns: state.days + state.totals };
}

/** The day and contract of a cell; null for a total and for a row that is not there. */
export function spotAt(state: EditorState, { row, column }: Place): Spot | null {
  const contractId = state.order[row];
  return contractId === undefined || column >= state.days ? null : { contractId, day: column + 1 };
}

/** What stands on the server: the newer of what the sheet says and what was learnt since. */
export function storedAt(state: EditorState, rules: SheetRules, spot: Spot): StoredDay {
  const read = rules.storedAt(spot);
  const learnt = state.settled.get(spot.contractId)?.get(spot.day);
  return learnt && learnt.version > read.version ? learnt : read;
}

/** What was learnt of the server, with some days more. Of a day that is known the newer stays: answers cross each other. */
export function withStored(
  settled: EditorState["settled"],
  days: readonly (readonly [Spot, StoredDay])[],
): EditorState["settled"] {
  const next = new Map(settled);
  for (const [{ contractId, day }, stored] of days) {
    const known = next.get(contractId);
    if ((known?.get(day)?.version ?? 0) > stored.version) continue;
    next.set(contractId, new Map(known).set(day, stored));
  }
  return next;
}

/** What the day holds now, with its note where the sheet tells notes. */
export function contentOfDay(state: EditorState, rules: SheetRules, spot: Spot): DayContent {
  const draft = draftAt(state.drafts, spot);
  const stored = storedAt(state, rules, spot);
  const note = draft?.note ?? stored.note;
  const content = draft?.content ?? stored.content;
  return note === undefined ? { content } : { content, note };
}

/** What the cell holds now: its draft, else what is stored. */
export function contentAt(state: EditorState, rules: SheetRules, spot: Spot | null): Content {
  if (!spot) return emptyContent;
  return draftAt(state.drafts, spot)?.content ?? storedAt(state, rules, spot).content;
}
