/** A cell of the grid by its visible row and column, both from 0. */
export type Place = { row: number; column: number };

/** The size of the grid: rows shown and columns that can be selected. */
export type Bounds = { rows: number; columns: number };

/** A rectangle of cells, both corners included. */
export type Area = { top: number; left: number; bottom: number; right: number };

/**
 * What is selected: the area between `anchor` and `head`. `active` is the cell that typing goes to, inside the area;
 * it differs from the anchor only while Enter and Tab move through an area.
 */
export type Selection = { anchor: Place; head: Place; active: Place };

/** A single cell selected. */
export function selectionAt(place: Place): Selection {
  return { anchor: place, head: place, active: place };
}

/** The rectangle of a selection. */
export function areaOf({ anchor, head }: Pick<Selection, "anchor" | "head">): Area {
  return {
    top: Math.min(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    bottom: Math.max(anchor.row, head.row),
    right: Math.max(anchor.column, head.column),
  };
}

/** How many rows and columns an area has. */
export function sizeOf(area: Area): Bounds {
  return { rows: area.bottom - area.top + 1, columns: area.right - area.left + 1 };
}

/** Whether the selection is more than one cell. */
export function isRange({ anchor, head }: Selection): boolean {
  return anchor.row !== head.row || anchor.column !== head.column;
}

/** The cells of an area, row by row. */
export function* placesOf(area: Area): Generator<Place> {
  for (let row = area.top; row <= area.bottom; row++) {
    for (let column = area.left; column <= area.right; column++) yield { row, column };
  }
}

/** The nearest cell inside the bounds; the first cell if the grid is empty. */
export function clampPlace(bounds: Bounds, place: Place): Place {
  return {
    row: clamp(place.row, bounds.rows),
    column: clamp(place.column, bounds.columns),
  };
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
