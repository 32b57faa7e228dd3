import { tooMany } from "#server/kernel/fault.ts";

const longestLine = 50;
const lines = new Map<string, { tail: Promise<unknown>; length: number }>();

/**
 * Runs work one at a time for each key, so that of many right answers at once each is taken back before the next is
 * counted. Throws `too-many` when fifty wait already.
 */
export function inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { tail: Promise.resolve(), length: 0 };
  if (line.length >= longestLine) return Promise.reject(tooMany(5));
  const mine = line.tail.then(work, work);
  const leave = () => {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
  };
  line.length += 1;
  line.tail = mine.then(leave, leave);
  lines.set(key, line);
  return mine;
}
