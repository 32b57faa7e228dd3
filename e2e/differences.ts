import type { Gesture } from "./misfortunes.ts";

/** A press on a phone, in the phone's clock in milliseconds; confirmed once its screen has said that it is stored. */
export type Press = Gesture & { at: number; isConfirmed: boolean };

/** What is stored of a press, in the phone's clock in milliseconds. */
export type StoredPress = Gesture & { at: number };

/** How what is stored differs from what was pressed; all lists are empty if each press is stored once and in order. */
type Differences = {
  /** Confirmed but not stored. */
  lost: Press[];
  /** Stored again. */
  twice: StoredPress[];
  /** No one pressed this then. */
  strange: StoredPress[];
  /** Stored under a number after that of a later one. */
  disordered: StoredPress[];
};

/**
 * Compares the presses of one phone, in order, with what is stored of them in the order of the numbers. What was made before
 * the next press belongs to this one. A press that was not confirmed may be stored or not.
 */
export function differences(presses: readonly Press[], kept: readonly StoredPress[]): Differences {
  const found: Differences = { lost: [], twice: [], strange: [], disordered: [] };
  const first = presses[0]?.at ?? Infinity;
  found.strange.push(...kept.filter(({ at }) => at < first));
  for (const [index, press] of presses.entries()) {
    const until = presses[index + 1]?.at ?? Infinity;
    const made = kept.filter(({ at }) => press.at <= at && at < until);
    const own = made.filter((one) => isSame(one, press));
    found.strange.push(...made.filter((one) => !isSame(one, press)));
    found.twice.push(...own.slice(1));
    if (press.isConfirmed && own.length === 0) found.lost.push(press);
  }
  found.disordered.push(...kept.filter(({ at }, index) => at < (kept[index - 1]?.at ?? 0)));
  return found;
}

function isSame(one: Gesture, other: Gesture): boolean {
  return one.card === other.card && one.direction === other.direction;
}
