/**
 * Those of the `widths`, as the most that any column takes, with which columns that want so much may fit into `room`; all
 * in pixels. No width that would fit is left out; a width that is given may still not fit, since a column's header may be
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
