/** How long a cached value is trusted: a change made by another server takes effect within this time. */
const trustMilliseconds = 900;
const mostKept = 1000;

/** A cached read; `forget` makes the next call read again, for callers that have just changed the data. */
export type Remembered<A extends unknown[], T> = ((...args: A) => Promise<T>) & {
  forget: (...args: A) => void;
};

/**
 * Caches a read of rarely changed, often needed data (calendars, schedules, reasons), so that it is repeated only
 * after the trust time. At most 1,000 keys are cached.
 */
export function remembered<A extends unknown[], T>(
  keyOf: (...args: A) => string,
  read: (...args: A) => Promise<T>,
): Remembered<A, T> {
  const cache = new Map<string, { value: Promise<T>; until: number }>();
  const recall = (...args: A) => {
    const key = keyOf(...args);
    const now = performance.now();
    const known = cache.get(key);
    if (known && known.until > now) return known.value;
    if (cache.size >= mostKept) cache.clear();
    const value = read(...args);
    cache.set(key, { value, until: now + trustMilliseconds });
    value.catch(() => cache.delete(key));
    return value;
  };
  return Object.assign(recall, { forget: (...args: A) => void cache.delete(keyOf(...args)) });
}

/** Caches the results of a pure conversion by its text. At most 1,000 are cached. */
export function memoizeByText<T>(turned: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const known = cache.get(text);
    if (known !== undefined) return known;
    if (cache.size >= mostKept) cache.clear();
    const made = turned(text);
    cache.set(text, made);
    return made;
  };
}

const databases = new WeakMap<object, number>();
let opened = 0;

/** A number for each open database, so that two of them in one process never share cached values. */
export function databaseOf(ctx: { database: object }): number {
  const known = databases.get(ctx.database);
  if (known !== undefined) return known;
  opened += 1;
  databases.set(ctx.database, opened);
  return opened;
}
