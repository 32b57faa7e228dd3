/** Where among the rows an address is; -1 where it is none of them or two may be meant. */
export function placeAmong(rows: readonly string[], pathname: string): number {
  const paths = rows.map((row) => row.split("?")[0]);
  const at = paths.indexOf(pathname);
  return at === paths.lastIndexOf(pathname) ? at : -1;
}
