/** The keys of an object, in their order. The caller guarantees that it has none beyond those of its type. */
export function keysOf<K extends string>(of: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(of) as K[];
}

/** A record with a value for each of the keys. Guarantee: every key has an entry, so that the record matches its type. */
export function recordOf<K extends string, T>(
  keys: readonly K[],
  valueOf: (key: K) => T,
): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, T>;
}

/** Whether an object has the key. The caller guarantees that the object has no keys beyond those of its type. */
export function isKeyOf<T extends string, K extends T>(
  key: T,
  of: Readonly<Record<K, unknown>>,
): key is K {
  return Object.hasOwn(of, key);
}

/** Whether a value from outside is an object of names and values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
