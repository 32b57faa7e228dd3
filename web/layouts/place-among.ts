/** The index of an address among the rows; -1 if it is none of them or more than one may be meant. */
export function placeAmong(rows: readonly string[], pathname: string): number {
  const paths = rows.map((row) => row.split("?")[0]);
  const at = paths.indexOf(pathname);
  return at === paths.lastIndexOf(pathname) ? at : -1;
}
