import { v7 } from "uuid";

/** A reproducible random generator: the same seed gives the same demonstration on every machine. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  /** True in that share of the calls. */
  happens: (share: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** A UUIDv7 for the instant. */
  id: (at: Date) => string;
};

export function randomOf(seed: number): Random {
  let state = seed;
  let drawn = 0;
  /** Mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    happens: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    id: (at) => {
      drawn += 1;
      const random = Uint8Array.from({ length: 16 }, () => whole(0, 255));
      return v7({ msecs: at.getTime(), seq: drawn, random });
    },
  };
}
