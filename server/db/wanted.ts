/** What a filter asks for, within `$if` of whether it is asked for. */
export function wanted<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A filter is read that was not asked for");
  return value;
}
