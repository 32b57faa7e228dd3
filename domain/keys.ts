/** The keys of an object, in their order. Guarantee of who asks: it has no others than its type says. */
export function keysOf<K extends string>(of: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(of) as K[];
}

/** For each of the keys what is said of it. Guarantee: there is an entry for each, so that it is the record its type says. */
export function recordOf<K extends string, T>(
  keys: readonly K[],
  valueOf: (key: K) => T,
): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, T>;
}

/** Whether an object has the key. Guarantee of who asks: the object has no others than its type says. */
export function isKeyOf<T extends string, K extends T>(
  key: T,
  of: Readonly<Record<K, unknown>>,
): key is K {
  return Object.hasOwn(of, key);
}

/** Whether what was read from outside is an object of names and values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
