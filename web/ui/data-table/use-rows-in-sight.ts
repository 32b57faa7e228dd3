import { useEffect, useState } from "react";

/** What stands above the rows of every list, at least. */
const abovePixels = 200;

/** Those of the rows that are drawn, and how many are not yet. */
type Drawn<Row> = { drawn: readonly Row[]; later: number };

/**
 * As a table opens, the rows that may be in sight come first, and the others once these are painted: nobody waits for what
 * cannot be seen. All at once where `isWanted` does not hold from the first; `rowPixels` is the least height of a row.
 */
export function useRowsInSight<Row>(
  rows: readonly Row[],
  rowPixels: number,
  isWanted: boolean,
): Drawn<Row> {
  const [isWhole, setWhole] = useState(!isWanted);
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
  if (isWhole) return { drawn: rows, later: 0 };
  const drawn = rows.slice(0, Math.ceil((innerHeight - abovePixels) / rowPixels));
  return { drawn, later: rows.length - drawn.length };
}
