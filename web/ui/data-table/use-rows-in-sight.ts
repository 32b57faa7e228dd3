import { useEffect, useState } from "react";

/** Those of the rows that are drawn, and how many are not yet. */
type Drawn<Row> = { drawn: readonly Row[]; later: number; isWhole: boolean };

/**
 * As a table opens, draws the rows that may be in sight first and the others once these are painted: nobody waits for what
 * cannot be seen. `abovePixels` says how far down the page they begin; where it is not known, all are drawn at once.
 * `rowPixels` is the least height of a row.
 */
export function useRowsInSight<Row>(
  rows: readonly Row[],
  rowPixels: number,
  abovePixels: number | undefined,
): Drawn<Row> {
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
