import { clampPlace, type Area, type Bounds, type Place } from "../../model/place.ts";

/** Sizes of the grid in pixels. */
export type Geometry = {
  nameWidth: number;
  headHeight: number;
  rowHeight: number;
  dayWidth: number;
  days: number;
  /** Of the columns after the days. */
  totalWidths: readonly number[];
  /** Width of the frozen totals at the right edge; 0 if they scroll with the days. */
  frozenRight: number;
};

/** A rectangle on the canvas: the name column and the header start at 0. */
export type Rect = { left: number; top: number; width: number; height: number };

/** The visible part of the canvas. */
type Viewport = { left: number; top: number; width: number; height: number };

/** The minimum target size by WCAG 2.5.8. */
const narrowestDay = 24;
const widestDay = 46;
const widestName = 220;
/** Shows a surname and a first name of ten letters each. */
const wholeName = 180;

/**
 * The widest days and names with which the whole month and its totals fit. Days wide enough to read their codes have
 * priority over full names, and these over wider days. A month that does not fit is scrolled, and its names are whole.
 */
export function fittedWidths(
  { days, totalWidths }: Pick<Geometry, "days" | "totalWidths">,
  width: number,
): Pick<Geometry, "dayWidth" | "nameWidth"> {
  const shared = width - sum(totalWidths);
  let dayWidth = widestDay;
  while (dayWidth > narrowestDay && nameBeside(dayWidth) + dayWidth * days > shared) dayWidth -= 1;
  const left = shared - dayWidth * days;
  if (left < nameBeside(dayWidth)) return { dayWidth, nameWidth: wholeName };
  return { dayWidth, nameWidth: Math.max(nameBeside(dayWidth), Math.min(widestName, left)) };
}

function nameBeside(dayWidth: number): number {
  if (dayWidth < 26) return 132;
  return dayWidth === 26 ? 140 : 196;
}

export function widthOfColumn(geometry: Geometry, column: number): number {
  return column < geometry.days
    ? geometry.dayWidth
    : (geometry.totalWidths[column - geometry.days] ?? 0);
}

function leftOfColumn(geometry: Geometry, column: number): number {
  const { nameWidth, dayWidth, days, totalWidths } = geometry;
  const totals = Math.max(0, column - days);
  return nameWidth + Math.min(column, days) * dayWidth + sum(totalWidths.slice(0, totals));
}

/** The position of a column, as a style. */
export type ColumnPlace = { left: number; width: number };

/**
 * The positions of all cells in their row, computed once so that rendering a row computes nothing: days on the canvas,
 * totals within their own block.
 */
export function placesOfCells(geometry: Geometry): ColumnPlace[] {
  const { days, totalWidths } = geometry;
  const totalsLeft = leftOfColumn(geometry, days);
  return Array.from({ length: days + totalWidths.length }, (_, column) => ({
    left: leftOfColumn(geometry, column) - (column < days ? 0 : totalsLeft),
    width: widthOfColumn(geometry, column),
  }));
}

/** The width of the block of totals. */
export function totalsWidth({ totalWidths }: Geometry): number {
  return sum(totalWidths);
}

function topOfRow(geometry: Geometry, row: number): number {
  return geometry.headHeight + row * geometry.rowHeight;
}

export function rectOf(geometry: Geometry, area: Area): Rect {
  const left = leftOfColumn(geometry, area.left);
  const top = topOfRow(geometry, area.top);
  return {
    left,
    top,
    width: leftOfColumn(geometry, area.right + 1) - left,
    height: topOfRow(geometry, area.bottom + 1) - top,
  };
}

/** The cell at a point of the canvas; for a point outside the cells, the nearest one. */
export function placeAt(geometry: Geometry, bounds: Bounds, x: number, y: number): Place {
  const row = Math.floor((y - geometry.headHeight) / geometry.rowHeight);
  let column = Math.floor((x - geometry.nameWidth) / geometry.dayWidth);
  if (column >= geometry.days) {
    column = geometry.days;
    while (column + 1 < bounds.columns && leftOfColumn(geometry, column + 1) <= x) column += 1;
  }
  return clampPlace(bounds, { row, column });
}

/** The canvas position of a point of the viewport; over the frozen totals it is inside them. */
export function canvasX(
  geometry: Geometry,
  viewport: Pick<Viewport, "left" | "width">,
  x: number,
): number {
  const canvas = leftOfColumn(geometry, geometry.days + geometry.totalWidths.length);
  const fromRight = Math.min(viewport.width, canvas) - x;
  return fromRight <= geometry.frozenRight ? canvas - fromRight : x + viewport.left;
}

/** Where to scroll so that a cell is not covered by the frozen header, names and totals; unchanged if it is not. */
export function scrollTo(
  geometry: Geometry,
  viewport: Viewport,
  place: Place,
): { left: number; top: number } {
  const { row, column } = place;
  const cell = rectOf(geometry, { top: row, left: column, bottom: row, right: column });
  const sight = viewport.width - geometry.frozenRight;
  return {
    left:
      column >= geometry.days && geometry.frozenRight > 0
        ? viewport.left
        : scrolled(viewport.left, sight, cell.left, cell.width, geometry.nameWidth),
    top: scrolled(viewport.top, viewport.height, cell.top, cell.height, geometry.headHeight),
  };
}

/** The area that the fill handle extends a source area to: down, up, right or left, whichever is farther. */
export function drawnArea(source: Area, to: Place): Area {
  const down = to.row - source.bottom;
  const up = source.top - to.row;
  const right = to.column - source.right;
  const left = source.left - to.column;
  const farthest = Math.max(down, up, right, left);
  if (farthest <= 0) return source;
  if (farthest === down) return { ...source, bottom: to.row };
  if (farthest === up) return { ...source, top: to.row };
  return farthest === right ? { ...source, right: to.column } : { ...source, left: to.column };
}

function scrolled(
  from: number,
  length: number,
  start: number,
  size: number,
  frozen: number,
): number {
  if (start - frozen < from) return Math.max(0, start - frozen);
  return start + size > from + length ? start + size - length : from;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
