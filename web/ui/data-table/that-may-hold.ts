/**
 * Of the widths that a column may take at most, those with which columns that want so much may fit into `room`; all in
 * pixels. None that would is missing; with one that is named a column may still take more, as its header is wider.
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
