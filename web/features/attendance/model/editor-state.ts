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

/** How the active cell is being edited: from its present text, from a first character that replaces it, or from the complete list. */
export type Editing = { from: "present" | "list" } | { from: "typed"; text: string };

/** The message of the last act; shown in the status line until the next act. */
export type Notice =
  | { kind: "locked"; lock: CellLock }
  /**
   * Cells that a bulk act changed, those it skipped because they are locked or have no duty, and pasted texts beyond the
   * grid.
   */
  | { kind: "bulk"; changed: number; locked: number; off: number; beyond: number }
  /** Cells undone or redone, and those skipped because someone else has changed them since. */
  | { kind: "undone" | "redone"; cells: number; stayed: number }
  | { kind: "nothing-to-undo" }
  | { kind: "nothing-to-redo" };

/** Everything that typing, the mouse and the clipboard change, of a month or of a day. */
export type EditorState = {
  /** Contracts shown, in order; a filter leaves some out. */
  order: readonly string[];
  /** Days of the month. */
  days: number;
  /** Columns after the days that can be selected and copied but not typed into. */
  totals: number;
  selection: Selection;
  editing: Editing | null;
  drafts: Drafts;
  /** What was sent and is not answered yet. What is undone meanwhile stays a draft: it may have been written. */
  travelling: Drafts;
  /** Days whose drafts were left on this device by an earlier visit; they can be discarded together. */
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

/** The day and contract of a cell; null for a total and for a row that does not exist. */
export function spotAt(state: EditorState, { row, column }: Place): Spot | null {
  const contractId = state.order[row];
  return contractId === undefined || column >= state.days ? null : { contractId, day: column + 1 };
}

/** What is stored on the server: the newer of the sheet's version and what was learnt since. */
export function storedAt(state: EditorState, rules: SheetRules, spot: Spot): StoredDay {
  const read = rules.storedAt(spot);
  const learnt = state.settled.get(spot.contractId)?.get(spot.day);
  return learnt && learnt.version > read.version ? learnt : read;
}

/** What was learnt from the server, with some more days. For a known day the newer version stays, since answers may arrive out of order. */
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

/** The present contents of the day, with its note if the sheet includes notes. */
export function contentOfDay(state: EditorState, rules: SheetRules, spot: Spot): DayContent {
  const draft = draftAt(state.drafts, spot);
  const stored = storedAt(state, rules, spot);
  const note = draft?.note ?? stored.note;
  const content = draft?.content ?? stored.content;
  return note === undefined ? { content } : { content, note };
}

/** The present content of the cell: its draft, else what is stored. */
export function contentAt(state: EditorState, rules: SheetRules, spot: Spot | null): Content {
  if (!spot) return emptyContent;
  return draftAt(state.drafts, spot)?.content ?? storedAt(state, rules, spot).content;
}
