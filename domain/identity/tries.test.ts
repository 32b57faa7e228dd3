import { describe, expect, test } from "vitest";
import { type Tries, waitBefore, withOneMore } from "./tries.ts";

const noon = Date.parse("2026-03-18T10:00:00Z");
const fresh: Tries = { made: 0, nextAt: noon, quietAt: noon };
const free = 5;

/** Waits in seconds after each of `count` attempts, each made as soon as it was allowed. */
function waitsAfter(count: number): number[] {
  const waits: number[] = [];
  let tries = fresh;
  let now = noon;
  for (let made = 0; made < count; made += 1) {
    tries = withOneMore(tries, free, now);
    const wait = waitBefore(tries, now);
    waits.push(wait / 1000);
    now += wait;
  }
  return waits;
}

describe("attempts at a secret", () => {
  test("the first five are free, then each doubles the wait up to fifteen minutes", () => {
    expect(waitsAfter(17)).toEqual([
      0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900,
    ]);
  });

  test("allow fewer than a hundred an hour, and only twenty in the first", () => {
    const waits = waitsAfter(100);
    const within = (seconds: number) => {
      let passed = 0;
      return waits.filter((wait) => (passed += wait) <= seconds).length;
    };
    expect(within(3600)).toBeLessThanOrEqual(20);
  });

  test("are forgotten fifteen minutes after the wait, not before", () => {
    const sixth = Array.from({ length: 6 }).reduce<Tries>(
      (tries) => withOneMore(tries, free, noon),
      fresh,
    );
    const forgotten = noon + 2000 + 15 * 60_000;
    expect(withOneMore(sixth, free, forgotten - 1).made).toBe(7);
    expect(withOneMore(sixth, free, forgotten).made).toBe(1);
  });
});
