/** What a filter asks for, within `$if` of whether it is asked for. */
export function definedValue<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A filter is read that was not asked for");
  return value;
}

/** Of columns and what a filter asks of each, those of which anything is asked; for `and`, by which every row passes where nothing is. */
export function conditionsOf<F extends object>(
  filter: F,
): { [C in keyof F]?: Exclude<F[C], undefined> } {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  // Guarantee: what is left out is what the type leaves out.
  return Object.fromEntries(given) as { [C in keyof F]?: Exclude<F[C], undefined> };
}
