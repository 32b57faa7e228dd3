import type { SavedRecord } from "#api/attendances.ts";
import {
  applyAnswers,
  chooseContent,
  discarded,
  restored,
  markSent,
  withoutRecovered,
} from "./answers.ts";
import type { SentCell } from "./answers.ts";
import { isEmptyContent } from "./content.ts";
import type { Drafts, Spot, StoredDay } from "./drafts.ts";
import {
  setContents,
  cleared,
  entered,
  extended,
  filled,
  filledAsPlanned,
  pasted,
  setDays,
} from "./edits.ts";
import type { Proposal } from "./edits.ts";
import { boundsOf, contentAt, contentOfDay, spotAt, storedAt, withStored } from "./editor-state.ts";
import type { Editing, EditorState } from "./editor-state.ts";
import { advancedSelection, moveSelection, type Direction, type Move } from "./moves.ts";
import { selectionAt, clampPlace, type Area, type Place, type Selection } from "./place.ts";
import type { SheetRules } from "./rules.ts";
import { redone, undone } from "./steps.ts";
import type { Block } from "./tsv.ts";

/** A state change of the grid. Every edit is one undo step, however many cells it changes. */
export type Act = (state: EditorState, rules: SheetRules) => EditorState;

/** All state changes of the grid. */
export const acts = {
  /** Shows other rows; the active contract stays active while it is among them. */
  show:
    (order: readonly string[]): Act =>
    (state) =>
      showRows(state, order),
  move:
    (move: Move, extend: boolean): Act =>
    (state, rules) => {
      const isFilled = (place: Place) =>
        !isEmptyContent(contentAt(state, rules, spotAt(state, place)));
      const bounds = boundsOf(state);
      // What reaches for the end of the days takes none of the totals, which hold nothing to be changed.
      const isOfDays = extend && move.by !== "cell" && state.selection.head.column < state.days;
      const within = isOfDays ? { ...bounds, columns: state.days } : bounds;
      return selected(state, moveSelection(state.selection, move, extend, within, isFilled));
    },
  /** Enter and Tab without typing. */
  advance:
    (direction: Direction): Act =>
    (state) =>
      selected(state, advancedSelection(state.selection, direction, boundsOf(state))),
  point:
    (place: Place, extend: boolean): Act =>
    (state) => {
      const at = clampPlace(boundsOf(state), place);
      const { anchor } = state.selection;
      return selected(state, extend ? { anchor, head: at, active: anchor } : selectionAt(at));
    },
  selectAll: (): Act => (state) => {
    const { rows, columns } = boundsOf(state);
    return selected(state, corners({ row: 0, column: 0 }, { row: rows - 1, column: columns - 1 }));
  },
  selectColumn: (): Act => (state) => {
    const { column } = state.selection.active;
    return selected(state, corners({ row: 0, column }, { row: boundsOf(state).rows - 1, column }));
  },
  open:
    (editing: Editing): Act =>
    (state, rules) =>
      openEditor(state, editing, rules),
  close: (): Act => (state) => ({ ...state, editing: null }),
  /** `everywhere`: into each selected cell, as Ctrl+Enter does; `onward`: where the active cell moves next. */
  enter:
    (text: string, onward: Direction | null, everywhere = false): Act =>
    (state, rules) => {
      const next = entered(state, rules, text, everywhere);
      if (!onward) return next;
      return { ...next, selection: advancedSelection(next.selection, onward, boundsOf(next)) };
    },
  /** A text typed for a day, letter by letter; typing the text of the stored content restores it, with the marks of its times. */
  type:
    (spot: Spot, text: string, typing: number): Act =>
    (state, rules) => {
      const stored = storedAt(state, rules, spot).content;
      const content = text.trim() === rules.textOf(spot, stored) ? stored : rules.read(spot, text);
      return setDays(
        state,
        rules,
        [[spot, { ...contentOfDay(state, rules, spot), content }]],
        typing,
      );
    },
  /** A complete text entered into a day. */
  enterAt:
    (spot: Spot, text: string): Act =>
    (state, rules) =>
      setDays(state, rules, [
        [spot, { ...contentOfDay(state, rules, spot), content: rules.read(spot, text) }],
      ]),
  note:
    (spot: Spot, note: string, typing: number): Act =>
    (state, rules) =>
      setDays(state, rules, [[spot, { ...contentOfDay(state, rules, spot), note }]], typing),
  /** Resets the day to what is stored. */
  giveUp:
    (spot: Spot): Act =>
    (state, rules) =>
      setDays(state, rules, [[spot, storedAt(state, rules, spot)]]),
  /** Computed contents: a fill as planned, a leave of many days. */
  fillIn:
    (proposals: readonly Proposal[]): Act =>
    (state, rules) =>
      setContents(state, rules, proposals),
  fillPlanned: (): Act => filledAsPlanned,
  clear: (): Act => cleared,
  fill:
    (direction: "down" | "right"): Act =>
    (state, rules) =>
      filled(state, rules, direction),
  extend:
    (target: Area): Act =>
    (state, rules) =>
      extended(state, rules, target),
  paste:
    (block: Block): Act =>
    (state, rules) =>
      pasted(state, rules, block),
  undo: (): Act => undone,
  redo: (): Act => redone,
  /** What the server has stored for days that are not on the sheet. */
  learn:
    (days: readonly (readonly [Spot, StoredDay])[]): Act =>
    (state) => ({ ...state, settled: withStored(state.settled, days) }),
  send:
    (cells: readonly SentCell[]): Act =>
    (state, rules) =>
      markSent(state, rules, cells),
  restore:
    (drafts: Drafts): Act =>
    (state, rules) =>
      restored(state, rules, drafts),
  answer:
    (sent: readonly SentCell[], records: readonly SavedRecord[]): Act =>
    (state, rules) =>
      applyAnswers(state, rules, sent, records),
  choose:
    (spot: Spot, whose: "mine" | "theirs"): Act =>
    (state, rules) =>
      chooseContent(state, rules, spot, whose),
  discard: (): Act => discarded,
  giveUpRecovered: (): Act => withoutRecovered,
};

function showRows(state: EditorState, order: readonly string[]): EditorState {
  const { row, column } = state.selection.active;
  const found = order.indexOf(state.order[row] ?? "");
  const isSame = found === row && order.length === state.order.length;
  if (isSame) return { ...state, order };
  const bounds = { rows: order.length, columns: state.days + state.totals };
  const active = clampPlace(bounds, { row: found < 0 ? row : found, column });
  return { ...state, order, selection: selectionAt(active), editing: null };
}

function openEditor(state: EditorState, editing: Editing, rules: SheetRules): EditorState {
  const spot = spotAt(state, state.selection.active);
  if (!spot) return state;
  const lock = rules.lockAt(spot);
  return lock
    ? { ...state, notice: { kind: "locked", lock } }
    : { ...state, editing, notice: null };
}

function selected(state: EditorState, selection: Selection): EditorState {
  return { ...state, selection, notice: null };
}

function corners(anchor: Place, head: Place): Selection {
  return { anchor, head, active: anchor };
}
