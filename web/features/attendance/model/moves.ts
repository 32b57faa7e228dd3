import { areaOf, isRange, selectionAt, clampPlace, type Bounds } from "./place.ts";
import type { Place, Selection } from "./place.ts";

export type Direction = "up" | "down" | "left" | "right";

/** A movement of the selection by keyboard. */
export type Move =
  | { by: "cell"; direction: Direction }
  /** To the edge of the filled or empty range, as Ctrl and an arrow do in a spreadsheet. */
  | { by: "edge"; direction: Direction }
  | { by: "page"; direction: "up" | "down"; rows: number }
  /** To the first or last column; with `corner`, to the first or last cell. */
  | { by: "end"; which: "first" | "last"; corner: boolean };

/** Whether a cell holds anything; decides where an edge lies. */
type IsFilled = (place: Place) => boolean;

const steps: Readonly<Record<Direction, Place>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

/** The cell that a movement leads to, inside the bounds. */
export function movePlace(place: Place, move: Move, bounds: Bounds, isFilled: IsFilled): Place {
  if (move.by === "cell") return clampPlace(bounds, next(place, move.direction));
  if (move.by === "edge") return edgeFrom(place, move.direction, bounds, isFilled);
  if (move.by === "page") {
    const rows = move.direction === "up" ? -move.rows : move.rows;
    return clampPlace(bounds, { ...place, row: place.row + rows });
  }
  const isFirst = move.which === "first";
  const row = move.corner ? (isFirst ? 0 : bounds.rows - 1) : place.row;
  return clampPlace(bounds, { row, column: isFirst ? 0 : bounds.columns - 1 });
}

/** The selection after a movement; if extended, its anchor stays. */
export function moveSelection(
  selection: Selection,
  move: Move,
  extend: boolean,
  bounds: Bounds,
  isFilled: IsFilled,
): Selection {
  if (!extend) return selectionAt(movePlace(selection.active, move, bounds, isFilled));
  const head = movePlace(selection.head, move, bounds, isFilled);
  return { anchor: selection.anchor, head, active: selection.anchor };
}

/**
 * The selection after Enter (down, or up with Shift) or Tab (right, or left with Shift): a single cell moves; in an
 * area the active cell goes through the area, column by column or row by row, and starts over at its end.
 */
export function advancedSelection(
  selection: Selection,
  direction: Direction,
  bounds: Bounds,
): Selection {
  if (!isRange(selection))
    return selectionAt(clampPlace(bounds, next(selection.active, direction)));
  const { top, left, bottom, right } = areaOf(selection);
  const rows = bottom - top + 1;
  const columns = right - left + 1;
  const row = selection.active.row - top;
  const column = selection.active.column - left;
  const isVertical = direction === "up" || direction === "down";
  const step = direction === "down" || direction === "right" ? 1 : -1;
  const count = rows * columns;
  const index = isVertical ? column * rows + row : row * columns + column;
  const to = (index + step + count) % count;
  const active = isVertical
    ? { row: top + (to % rows), column: left + Math.floor(to / rows) }
    : { row: top + Math.floor(to / columns), column: left + (to % columns) };
  return { ...selection, active };
}

function next(place: Place, direction: Direction): Place {
  const step = steps[direction];
  return { row: place.row + step.row, column: place.column + step.column };
}

/** Across a filled range to its last cell; across an empty one to the next filled cell; else to the last cell. */
function edgeFrom(place: Place, direction: Direction, bounds: Bounds, isFilled: IsFilled): Place {
  const isInside = ({ row, column }: Place) =>
    row >= 0 && column >= 0 && row < bounds.rows && column < bounds.columns;
  let at = place;
  let ahead = next(at, direction);
  if (!isInside(ahead)) return at;
  const runsOnFilled = isFilled(at) && isFilled(ahead);
  while (isInside(ahead)) {
    if (runsOnFilled && !isFilled(ahead)) return at;
    at = ahead;
    if (!runsOnFilled && isFilled(at)) return at;
    ahead = next(at, direction);
  }
  return at;
}
