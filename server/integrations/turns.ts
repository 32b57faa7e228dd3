/** Thrown if work exceeds its time or memory, or if too much work is already waiting. */
export class TooMuchWork extends Error {}

/** Runs a limited number of tasks at once; others wait in order. Throws `TooMuchWork` if too many wait. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `most` tasks run at once, and at most `mostWaiting` wait. */
export function turnsOf(most: number, mostWaiting: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw new TooMuchWork();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
