import type { FindingLevel } from "#domain/attendance/types.ts";
import { draftAt } from "../../model/drafts.ts";
import type { EditorState } from "../../model/editor-state.ts";
import type { Place } from "../../model/place.ts";

/**
 * The next cell, row by row and wrapping around, that has a finding, cannot be saved as it is, or could not be taken
 * from a paste; with a step of -1 the previous one. Null if there is none.
 */
export function nextDoubt(
  state: EditorState,
  levels: ReadonlyMap<string, ReadonlyMap<number, FindingLevel>>,
  step: 1 | -1,
): Place | null {
  const { row, column } = state.selection.active;
  const cells = state.order.length * state.days;
  const begin = row * state.days + Math.min(column, state.days - 1);
  for (let walked = 1; walked <= cells; walked += 1) {
    const at = (begin + step * walked + cells) % cells;
    const place = { row: Math.floor(at / state.days), column: at % state.days };
    if (isDoubtful(state, levels, place)) return place;
  }
  return null;
}

/** True if moving in this direction must wrap around to reach the cell. */
export function isRound({ selection }: EditorState, place: Place, step: 1 | -1): boolean {
  const { row, column } = selection.active;
  return step * (place.row - row || place.column - column) <= 0;
}

function isDoubtful(
  state: EditorState,
  levels: ReadonlyMap<string, ReadonlyMap<number, FindingLevel>>,
  place: Place,
): boolean {
  const spot = { contractId: state.order[place.row] ?? "", day: place.column + 1 };
  const draft = draftAt(state.drafts, spot);
  const isWrong = draft?.content.kind === "refused" || draft?.answer !== undefined;
  return isWrong || levels.get(spot.contractId)?.has(spot.day) === true;
}
