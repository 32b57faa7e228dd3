/** So many rows go into a statement: each has its values, and a statement takes 65,535 of them. */
const mostRows = 1000;

/** Rows in parts, each of which one statement takes. */
export function inParts<T>(rows: readonly T[]): T[][] {
  const parts = Math.ceil(rows.length / mostRows);
  return Array.from({ length: parts }, (_, index) =>
    rows.slice(index * mostRows, (index + 1) * mostRows),
  );
}
