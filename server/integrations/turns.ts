/** Thrown when work takes more time or memory than it may, or too much waits already. */
export class TooMuchWork extends Error {}

/** Does so many works at once; others wait in their order. Throws `TooMuchWork` where too many wait. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns of which `most` are taken at once, while `mostWaiting` wait. */
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
