/** Most rows per statement: each row has several values, and a statement takes at most 65,535. */
const mostRows = 1000;

/** Splits rows into batches that each fit in one statement. */
export function inParts<T>(rows: readonly T[]): T[][] {
  const parts = Math.ceil(rows.length / mostRows);
  return Array.from({ length: parts }, (_, index) =>
    rows.slice(index * mostRows, (index + 1) * mostRows),
  );
}
