import type { SavedRecord } from "#api/attendances.ts";
import { answered, chosen, discarded, restored, type SentCell } from "./answers.ts";
import type { Drafts, Spot } from "./drafts.ts";
import { cleared, entered, extended, filled, pasted, redone, undone } from "./edits.ts";
import {
  boundsOf,
  contentAt,
  spotAt,
  type Editing,
  type GridState,
  type Notice,
} from "./grid-state.ts";
import { isEmptyContent } from "./content.ts";
import { advancedSelection, movedSelection, type Direction, type Move } from "./moves.ts";
import { selectionAt, within, type Area, type Place } from "./place.ts";
import type { SheetRules } from "./rules.ts";
import type { Block } from "./tsv.ts";

/** What can happen to the grid. */
export type GridAction =
  | { type: "show"; order: readonly string[] }
  | { type: "move"; move: Move; extend: boolean }
  | { type: "advance"; direction: Direction }
  | { type: "point"; place: Place; extend: boolean }
  | { type: "select-all" }
  | { type: "select-column"; column: number }
  | { type: "open"; editing: Editing }
  | { type: "close" }
  /** `everywhere`: into each selected cell, as Ctrl+Enter does. */
  | { type: "enter"; text: string; everywhere: boolean; then: Direction | null }
  | { type: "clear" }
  | { type: "fill"; direction: "down" | "right" }
  | { type: "extend"; target: Area }
  | { type: "paste"; block: Block }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "restore"; drafts: Drafts }
  | { type: "answer"; sent: readonly SentCell[]; records: readonly SavedRecord[] }
  | { type: "choose"; spot: Spot; whose: "mine" | "theirs" }
  | { type: "discard" };

/** The state after an action. Every edit is one step of undo, however many cells it changes. */
export function reduce(state: GridState, action: GridAction, rules: SheetRules): GridState {
  switch (action.type) {
    case "show":
      return shown(state, action.order);
    case "move": {
      const isFilled = (place: Place) =>
        !isEmptyContent(contentAt(state, rules, spotAt(state, place)));
      const { move, extend } = action;
      const bounds = boundsOf(state);
      return calm(state, movedSelection(state.selection, move, extend, bounds, isFilled));
    }
    case "advance":
      return calm(state, advancedSelection(state.selection, action.direction, boundsOf(state)));
    case "point":
      return pointed(state, action.place, action.extend);
    case "select-all":
      return selected(state, { row: 0, column: 0 }, cornerOf(state));
    case "select-column":
      return selected(
        state,
        { row: 0, column: action.column },
        { row: state.order.length - 1, column: action.column },
      );
    case "open":
      return opened(state, action.editing, rules);
    case "close":
      return { ...state, editing: null };
    case "enter": {
      const next = entered(state, rules, action.text, action.everywhere);
      return action.then ? advanced(next, action.then) : next;
    }
    case "clear":
      return cleared(state, rules);
    case "fill":
      return filled(state, rules, action.direction);
    case "extend":
      return extended(state, rules, action.target);
    case "paste":
      return pasted(state, rules, action.block);
    case "undo":
      return undone(state, rules);
    case "redo":
      return redone(state, rules);
    case "restore":
      return restored(state, rules, action.drafts);
    case "answer":
      return answered(state, rules, action.sent, action.records);
    case "choose":
      return chosen(state, rules, action.spot, action.whose);
    case "discard":
      return discarded(state, rules);
  }
}

/** The rows changed: the active contract stays active where it is still on show. */
function shown(state: GridState, order: readonly string[]): GridState {
  const { row, column } = state.selection.active;
  const found = order.indexOf(state.order[row] ?? "");
  const bounds = { rows: order.length, columns: state.days + state.totals };
  const active = within(bounds, { row: found < 0 ? row : found, column });
  const isSame = found === row && order.length === state.order.length;
  const selection = isSame ? state.selection : selectionAt(active);
  return { ...state, order, selection, editing: isSame ? state.editing : null };
}

function opened(state: GridState, editing: Editing, rules: SheetRules): GridState {
  const spot = spotAt(state, state.selection.active);
  if (!spot) return state;
  const lock = rules.lockAt(spot);
  if (lock) return { ...state, notice: { kind: "locked", lock } };
  return { ...state, editing, notice: null };
}

function pointed(state: GridState, place: Place, extend: boolean): GridState {
  const at = within(boundsOf(state), place);
  if (!extend) return calm(state, selectionAt(at));
  const { anchor } = state.selection;
  return calm(state, { anchor, head: at, active: anchor });
}

function advanced(state: GridState, direction: Direction): GridState {
  const selection = advancedSelection(state.selection, direction, boundsOf(state));
  return { ...state, selection };
}

function selected(state: GridState, anchor: Place, head: Place): GridState {
  return calm(state, { anchor, head, active: anchor });
}

function cornerOf(state: GridState): Place {
  const { rows, columns } = boundsOf(state);
  return { row: rows - 1, column: columns - 1 };
}

function calm(state: GridState, selection: GridState["selection"]): GridState {
  const notice: Notice | null = null;
  return { ...state, selection, notice };
}
