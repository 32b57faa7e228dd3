import { useEffect, useState } from "react";

/** The rows that are rendered, and how many are not yet. */
type RowsInSight<Row> = { drawn: readonly Row[]; later: number; isWhole: boolean };

/**
 * When a table opens, renders the rows that may be visible first and the others once these are painted: nothing waits for
 * rows outside the viewport. `abovePixels` is how far down the page the rows start; if it is not known, all are rendered
 * at once. `rowPixels` is the minimum height of a row.
 */
export function useRowsInSight<Row>(
  rows: readonly Row[],
  rowPixels: number,
  abovePixels: number | undefined,
): RowsInSight<Row> {
  const [isWhole, setWhole] = useState(abovePixels === undefined);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (isWhole || !hasRows) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setWhole(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole, hasRows]);
  if (isWhole || abovePixels === undefined) return { drawn: rows, later: 0, isWhole: true };
  const drawn = rows.slice(0, Math.ceil((innerHeight - abovePixels) / rowPixels));
  return { drawn, later: rows.length - drawn.length, isWhole: false };
}
