/**
 * Those of the `widths`, as the maximum width of a column, with which columns of the `wanted` widths may fit into `room`;
 * all in pixels. No width that would fit is left out; a returned width may still not fit, since a column's header may be
 * wider than it.
 */
export function thatMayHold(
  wanted: readonly number[],
  widths: readonly number[],
  room: number,
): number[] {
  return widths.filter(
    (width) => wanted.reduce((sum, column) => sum + Math.min(column, width), 0) <= room,
  );
}
