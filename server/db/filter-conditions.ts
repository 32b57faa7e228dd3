/** The value of a filter, inside a `$if` on whether it is defined. */
export function definedValue<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A filter is read that was not asked for");
  return value;
}

/** The filters that are defined, by column; for `and`, which accepts every row if there are none. */
export function conditionsOf<F extends object>(
  filter: F,
): { [C in keyof F]?: Exclude<F[C], undefined> } {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  // Guarantee: exactly the undefined values that the type excludes are removed.
  return Object.fromEntries(given) as { [C in keyof F]?: Exclude<F[C], undefined> };
}
